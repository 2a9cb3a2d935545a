#ifndef CLIBEDIT_H
#define CLIBEDIT_H
#if !__has_include(<histedit.h>)
#error "libedit is missing: apt-get install libedit-dev"
#endif
#include <histedit.h>
#endif

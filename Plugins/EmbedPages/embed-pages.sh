#!/bin/sh
# Writes Swift source with the learned answers, and the text of every Markdown file in some folders:
# embed-pages.sh OUTPUT ANSWERS FOLDER...
# A script instead of a Swift program, because SwiftPM builds a plugin's tools before anything else: a program would
# delay every first build by about seven seconds.
set -eu
LC_ALL=C
export LC_ALL

# The raw strings' delimiter. A page that contains the end of such a string, or an interpolation, is refused.
marks='########'
output=$1
answers=$2
shift 2

if grep -qF -e "\"\"\"$marks" -e "\\$marks" "$answers"; then
  echo "$answers: error: the answers cannot contain \"\"\"$marks or \\$marks" >&2
  exit 1
fi

{
  echo '/// The pages that `explain` shows, by the name of their folder.'
  echo 'enum EmbeddedPages {'
  echo '  static let all: [(folder: String, file: String, text: String)] = ['
  for folder in "$@"; do
    # Translations are in folders of the same name: `concepts/ko`, `recipes/ko`.
    name=$(basename "$folder")
    if [ "$name" = ko ]; then name=$(basename "$(dirname "$folder")")/ko; fi
    for page in "$folder"/*.md; do
      if grep -qF -e "\"\"\"$marks" -e "\\$marks" "$page"; then
        echo "$page: error: a page cannot contain \"\"\"$marks or \\$marks" >&2
        exit 1
      fi
      printf '    ("%s", "%s", %s"""\n' "$name" "$(basename "$page")" "$marks"
      # awk ends the last line, unlike cat.
      awk '{ print }' "$page"
      printf '"""%s),\n' "$marks"
    done
  done
  echo '  ]'
  echo
  echo '  /// What was learned from questions about the pages.'
  printf '  static let answers = %s"""\n' "$marks"
  awk '{ print }' "$answers"
  # The text ends with a line break.
  printf '\n"""%s\n' "$marks"
  echo '}'
} >"$output"

#!/bin/sh
# Writes Swift source with the text of every Markdown file in some folders: embed-pages.sh OUTPUT FOLDER...
# A script instead of a Swift program, because SwiftPM builds a plugin's tools before anything else: a program would
# delay every first build by about seven seconds.
set -eu
LC_ALL=C
export LC_ALL

# The raw strings' delimiter. A page that contains the end of such a string, or an interpolation, is refused.
marks='########'
output=$1
shift

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
  echo '}'
} >"$output"

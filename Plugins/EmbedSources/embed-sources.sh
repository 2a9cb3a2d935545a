#!/bin/sh
# Writes Swift source with the text of every Swift file in a folder: embed-sources.sh OUTPUT FOLDER
set -eu
LC_ALL=C
export LC_ALL

# The raw strings' delimiter. A file that contains the end of such a string, or an interpolation, is refused.
marks='########'
output=$1
folder=$2

{
  echo '/// The source of the features, by the name of the file.'
  echo 'enum EmbeddedSources {'
  echo '  static let all: [(name: String, text: String)] = ['
  find "$folder" -name '*.swift' | sort | while read -r file; do
    if grep -qF -e "\"\"\"$marks" -e "\\$marks" "$file"; then
      echo "$file: error: a file cannot contain \"\"\"$marks or \\$marks" >&2
      exit 1
    fi
    printf '    ("%s", %s"""\n' "${file#"$folder"/}" "$marks"
    # awk ends the last line, unlike cat.
    awk '{ print }' "$file"
    printf '"""%s),\n' "$marks"
  done
  echo '  ]'
  echo '}'
} >"$output"

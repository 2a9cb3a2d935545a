#!/bin/sh
# Writes Swift source with the texts of files: embed-texts.sh OUTPUT ROOT FILE...
# The files are relative to ROOT. A script instead of a Swift program, because SwiftPM builds a plugin's tools before anything else: a program
# would delay every first build by about seven seconds.
set -eu
LC_ALL=C
export LC_ALL

# The raw strings' delimiter. A file that contains the end of such a string, or an interpolation, is refused.
marks='########'
output=$1
cd "$2"
shift 2

{
  echo '/// Texts that are files of the package.'
  echo 'enum EmbeddedTexts {'
  echo '  /// The text of the only file with a name, without its last line break.'
  echo '  static func text(_ file: String) -> String { all.first { $0.file == file }!.text }'
  echo
  echo '  /// The texts, by the folder and the name of their files, in that order.'
  echo '  static let all: [(folder: String, file: String, text: String)] = ['
  for file in "$@"; do
    if grep -qF -e "\"\"\"$marks" -e "\\$marks" "$file"; then
      echo "$file: error: an embedded file cannot contain \"\"\"$marks or \\$marks" >&2
      exit 1
    fi
    printf '    ("%s", "%s", %s"""\n' "${file%/*}" "${file##*/}" "$marks"
    # awk ends the last line, unlike cat.
    awk '{ print }' "$file"
    printf '"""%s),\n' "$marks"
  done
  echo '  ]'
  echo '}'
} >"$output"

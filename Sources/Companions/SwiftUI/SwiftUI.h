// Empty: the contents are in the text interface that `tca ci` writes.

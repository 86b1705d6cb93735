"""Reads a table as a spreadsheet does: a mark at its start says that it is UTF-8, else it is not."""

import csv
import io
import json
import sys

data = sys.stdin.buffer.read()
text = data.decode("utf-8-sig" if data.startswith(b"\xef\xbb\xbf") else "cp1252")
json.dump(list(csv.reader(io.StringIO(text, newline=""), strict=True)), sys.stdout)

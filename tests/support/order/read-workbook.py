"""Reads an Excel file as openpyxl does: each cell of its first sheet with its type, as JSON."""

import io
import json
import sys

import openpyxl

book = openpyxl.load_workbook(io.BytesIO(sys.stdin.buffer.read()))
rows = [
    [{"type": cell.data_type, "value": cell.value} for cell in row]
    for row in book.worksheets[0].iter_rows()
]
json.dump(rows, sys.stdout)

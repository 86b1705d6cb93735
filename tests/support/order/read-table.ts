import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

interface ReadCell {
  /** The cell type of openpyxl: `s` is text, `n` a number, `f` a formula. */
  readonly type: string;
  readonly value: string | number | null;
}

/** The system's Python comes first, because others on the path may lack its packages. */
const python = ['/usr/bin/python3', 'python3'].find(
  (program) => spawnSync(program, ['-c', 'import openpyxl']).status === 0,
);

/** The reason why files cannot be read here; undefined if they can. */
export const noReader =
  python === undefined ? 'no Python with openpyxl (python3-openpyxl in Debian)' : undefined;

export function readWorkbook(file: Uint8Array): readonly (readonly ReadCell[])[] {
  return read('read-workbook.py', file);
}

export function readCsv(file: Uint8Array): readonly (readonly string[])[] {
  return read('read-csv.py', file);
}

function read<Rows>(script: string, input: Uint8Array): Rows {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { status, stdout, stderr } = spawnSync(python ?? '', [path], { input });
  if (status !== 0) throw new Error(`${script}: ${stderr}`);
  return JSON.parse(stdout.toString());
}

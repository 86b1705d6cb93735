import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Copies the content of a folder. Node's own function takes four times as long. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-R', `${from}/.`, to]);
}

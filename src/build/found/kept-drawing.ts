import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrawnPicture } from './draw-card.ts';

/** What was drawn of the same parts before, or draws it and keeps it: a build draws what has changed. */
export async function keptDrawing(
  folder: string,
  hash: string,
  draw: () => Promise<DrawnPicture>,
): Promise<DrawnPicture> {
  for (const type of ['png', 'jpg'] as const) {
    const bytes = await readFile(join(folder, `${hash}.${type}`)).catch(() => undefined);
    if (bytes) return { bytes, type };
  }
  const drawing = await draw();
  // Two builds may draw it at once; neither is to read the half of it.
  const unfinished = join(folder, `${hash}.${process.pid}`);
  await mkdir(folder, { recursive: true });
  await writeFile(unfinished, drawing.bytes);
  await rename(unfinished, join(folder, `${hash}.${drawing.type}`));
  return drawing;
}

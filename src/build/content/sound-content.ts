import { contentSource } from './content-source.ts';
import { faultLines } from './fault-lines.ts';
import type { SiteContent } from './site-content.ts';

/** The content, or undefined after printing what is wrong with it: a line each, and nothing else. */
export async function soundContent(root: string): Promise<SiteContent | undefined> {
  const source = contentSource(root);
  const faults = await faultLines(source, root);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) return undefined;
  const content = await source.current();
  for (const warning of content.warnings) console.warn(`Warning: ${warning}`);
  return content;
}

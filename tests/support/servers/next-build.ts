import { readFileSync } from 'node:fs';
import { fileHash } from '../../../src/build/files/file-hash.ts';
import type { FaultRule } from './fault-proxy.ts';

export const nextBuildMark = '<!-- next build -->';

/**
 * Returns the rule of a host after a deploy that has changed one page, given by address and file.
 */
export function nextBuild(path: string, file: string): FaultRule {
  const html = `${readFileSync(`dist/${file}`, 'utf8')}${nextBuildMark}`;
  const hash = fileHash(html);
  const entry = new RegExp(`"integrity":"[^"]+","revision":"[^"]+"(?=[^{}]*"url":"${path}"\\})`);
  const changed = `"integrity":"sha256-${hash}","revision":"${hash.slice(0, 12)}"`;
  const worker = readFileSync('dist/sw.js', 'utf8');
  const nextWorker = worker.replace(entry, () => changed);
  if (nextWorker === worker) throw new Error(`The worker does not keep ${path}`);
  return (asked) => {
    if (asked === '/sw.js') return answer('text/javascript', nextWorker);
    return asked === path ? answer('text/html; charset=utf-8', html) : undefined;
  };
}

function answer(type: string, body: string) {
  return { kind: 'answer', status: 200, type, body } as const;
}

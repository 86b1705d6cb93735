import { readFileSync } from 'node:fs';
import { fileHash } from '#build/files/file-hash.ts';
import { writtenList } from '../built/precached-files.ts';
import type { FaultRule } from './fault-proxy.ts';

const nextBuildMark = '<!-- next build -->';

/**
 * Returns the rule of a host after a deploy that has changed one page, given by address and file.
 */
export function nextBuild(path: string, file: string): FaultRule {
  const html = `${readFileSync(`dist/${file}`, 'utf8')}${nextBuildMark}`;
  const worker = readFileSync('dist/sw.js', 'utf8');
  const list = writtenList();
  const next = list
    .split('\n')
    .map((line) =>
      line.startsWith(`${path} `) ? line.replace(/ \S+/, () => ` ${fileHash(html)}`) : line,
    )
    .join('\n');
  if (next === list) throw new Error(`The worker does not keep ${path}`);
  const script = worker.replace(JSON.stringify(list), () => JSON.stringify(next));
  return (asked) => {
    if (asked === '/sw.js') return answer('text/javascript', script);
    return asked === path ? answer('text/html; charset=utf-8', html) : undefined;
  };
}

function answer(type: string, body: string) {
  return { kind: 'answer', status: 200, type, body } as const;
}

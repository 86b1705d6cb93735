import { readFileSync } from 'node:fs';
import { fileHash } from '../../../src/build/files/file-hash.ts';
import { type PartSource, partScript, workerScript } from '../../../src/hosting/worker-list.ts';
import { listParts, listSources } from '../built/precached-files.ts';
import type { FaultRule } from './fault-proxy.ts';

export const nextBuildMark = '<!-- next build -->';

/**
 * Returns the rule of a host after a deploy that has changed one page, given by address and file.
 */
export function nextBuild(path: string, file: string): FaultRule {
  const html = `${readFileSync(`dist/${file}`, 'utf8')}${nextBuildMark}`;
  const changed: [string, string][] = [];
  const sources = listSources().map(([url, hash], index): PartSource => {
    const part = listParts()[index] ?? '';
    const next = part
      .split('\n')
      .map((line) =>
        line.startsWith(`${path} `) ? line.replace(/ \S+/, () => ` ${fileHash(html)}`) : line,
      )
      .join('\n');
    if (next === part) return [url, hash];
    const address = url.replace('.js', '-next.js');
    changed.push([address, partScript(next)]);
    return [address, fileHash(next)];
  });
  if (changed.length === 0) throw new Error(`The worker does not keep ${path}`);
  const code = /\/assets\/worker-[\w-]+\.js/.exec(readFileSync('dist/sw.js', 'utf8'))?.[0] ?? '';
  const scripts = new Map([...changed, ['/sw.js', workerScript(sources, code)]]);
  return (asked) => {
    const script = scripts.get(asked);
    if (script !== undefined) return answer('text/javascript', script);
    return asked === path ? answer('text/html; charset=utf-8', html) : undefined;
  };
}

function answer(type: string, body: string) {
  return { kind: 'answer', status: 200, type, body } as const;
}

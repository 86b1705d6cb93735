import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/servers/temporary-folder.ts';
import { findProgram } from '../support/servers/find-program.ts';

const unit = readFileSync('deploy/site.service', 'utf8');
const guide = readFileSync('docs/deploy.md', 'utf8');

describe('the unit for systemd', () => {
  it('runs what the guide runs, in its folder, with its settings', () => {
    const settings = ['User', 'WorkingDirectory', 'EnvironmentFile', 'ExecStart', 'StateDirectory'];
    const [user, folder, file, start, state] = settings.map(
      (name) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '',
    );
    expect(start).toBe('/usr/bin/node dist-server/serve.mjs');
    for (const place of [`root ${folder}/dist;`, `\`${file}\``, `useradd --system ${user}`])
      expect(guide).toContain(place);
    expect(unit).toContain(`Environment=DATA_DIR=/var/lib/${state}`);
    // A stopping server finishes its open requests for up to ten seconds; systemd must wait longer.
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(10);
  });

  it('is not disturbed by a build, which the guide makes in a folder of its own', () => {
    const folder = /^WorkingDirectory=(.*)$/m.exec(unit)?.[1];
    const release = readFileSync('deploy/release.sh', 'utf8');
    expect(release).toContain(`site=\${1:-${folder}}`);
    const builds = [...guide.matchAll(/cd (\S+) && [^\n]*npm ci && npm run build/g)];
    const folders = builds.map(([, build]) => build);
    expect(new Set(folders)).toEqual(new Set(['/srv/build']));
    const [, root = ''] = /root (\S+);/.exec(guide) ?? [];
    expect(root.startsWith('/srv/build/')).toBe(false);
    // The release must not delete what open pages request, and sends the worker after all pages.
    expect(release).toMatch(/--exclude='\/sw\.js\*'[^]*--delete-after --exclude=\/assets\//);
  });

  it('can read what is released, whatever the umask of the user who builds', () => {
    const release = readFileSync('deploy/release.sh', 'utf8');
    const copies = release.split('\n').filter((line) => line.startsWith('rsync'));
    expect(release.slice(0, release.indexOf('\nrsync'))).toMatch(/^umask 022$/m);
    expect(copies.filter((line) => !line.includes(' --chmod=a+rX '))).toEqual([]);
  });

  const program = findProgram('systemd-analyze', 'SYSTEMD_ANALYZE_BIN');
  const why = program === null ? ', skipped: systemd-analyze is not installed' : '';

  describe.skipIf(program === null)(`as systemd reads it${why}`, () => {
    const copy = join(temporaryFolder(), 'site.service');
    // systemd-analyze requires that the program exists.
    writeFileSync(copy, unit.replace('/usr/bin/node', process.execPath));

    it('has no faults', () => {
      const { status, stdout, stderr } = spawnSync(program ?? '', ['verify', copy], {
        encoding: 'utf8',
      });
      expect({ status, output: stdout + stderr }).toEqual({ status: 0, output: '' });
    });
  });
});

import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../until.ts';
import { freePort } from './free-port.ts';

/** Old MIME types as a machine's nginx may have them; some of the site's are missing. */
const types = `types { text/html html; application/javascript js; text/xml xml; image/svg+xml svg; }`;

export type TestNginx = Awaited<ReturnType<typeof startNginx>>;

/** Serves a folder with nginx on a port of its own; the snippet goes into its `server { }`. */
export async function startNginx(program: string, site: string, snippet: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, name));
  const config = join(folder, 'nginx.conf');
  writeFileSync(join(folder, 'site.conf'), snippet);
  writeFileSync(config, nginxConfig(folder, port, site));
  const flags = ['-p', folder, '-c', config, '-e', join(folder, 'error.log')];
  execFileSync(program, [...flags, '-t'], { stdio: 'pipe' });
  const child = spawn(program, [...flags, '-g', 'daemon off;'], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const url = `http://127.0.0.1:${port}`;
  await until('nginx', () => fetch(url));
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function nginxConfig(folder: string, port: number, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name.replace('client_', ''))};`,
  );
  // nginx started as root runs its workers as `nobody`, who may not be able to read the site.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user}
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
events { worker_connections 64; }
http {
  ${types}
  access_log off;
  ${temporary.join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${site};
    include ${join(folder, 'site.conf')};
  }
}
`;
}

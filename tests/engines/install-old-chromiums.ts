import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type OldChromium, oldChromiumFolder, oldChromiums } from './drivers/old-chromiums.ts';

const source = '@sparticuz/chromium';

for (const old of oldChromiums) {
  if (existsSync(oldChromiumFolder(old))) continue;
  try {
    install(old);
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    console.log(`${old.title} could not be downloaded (${reason}); its rows are skipped.`);
  }
}

/** Installs all or nothing: the folder gets its final name when it is complete. */
function install(old: OldChromium): void {
  console.log(`Unpacking ${old.title}, 170 MB, into ${oldChromiumFolder(old)}`);
  const folder = dirname(oldChromiumFolder(old));
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(join(folder, 'unpack-'));
  try {
    const said = execFileSync('npm', ['pack', `${source}@${old.version}`, '--json'], {
      cwd: work,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 180_000,
    });
    const [{ filename }] = JSON.parse(said);
    const archive = join(work, filename.replace('@', '').replace('/', '-'));
    const hash = createHash('sha512').update(readFileSync(archive)).digest('base64');
    if (`sha512-${hash}` !== old.integrity) throw new Error('its bytes are not the expected ones');
    execFileSync('tar', ['xzf', archive, '-C', work, '--no-same-owner']);
    const bin = join(work, 'package', 'bin');
    const unpacked = join(work, 'done');
    mkdirSync(unpacked);
    const program = brotliDecompressSync(readFileSync(join(bin, 'chromium.br')));
    writeFileSync(join(unpacked, 'chromium'), program, { mode: 0o755 });
    const drawing = join(bin, 'swiftshader.tar.br');
    if (existsSync(drawing)) {
      // Chromium looks for SwiftShader beside itself, or one folder below (Chromium 92).
      for (const place of ['.', 'swiftshader']) {
        mkdirSync(join(unpacked, place), { recursive: true });
        execFileSync('tar', ['xf', '-', '-C', join(unpacked, place), '--no-same-owner'], {
          input: brotliDecompressSync(readFileSync(drawing)),
        });
      }
    }
    renameSync(unpacked, oldChromiumFolder(old));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

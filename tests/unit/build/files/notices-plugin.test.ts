import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createNotices, thirdPartyNotices } from '#build/files/notices-plugin.ts';
import { temporaryFolder } from '../../../support/servers/temporary-folder.ts';

let root: string;

beforeEach(() => {
  root = temporaryFolder(onTestFinished);
  const packages = {
    '': { devDependencies: { '@fontsource-variable/face': '1.0.0', tool: '1.0.0' } },
    'node_modules/@fontsource-variable/face': { version: '1.0.0', license: 'OFL-1.1' },
    'node_modules/one': { version: '1.2.3', license: 'MIT' },
    'node_modules/two': { version: '2.0.0', license: 'MIT' },
    'node_modules/two/node_modules/one': { version: '0.9.0', license: '0BSD' },
  };
  write('package-lock.json', JSON.stringify({ packages }));
  write('node_modules/@fontsource-variable/face/LICENSE', 'Face terms');
  write('node_modules/one/LICENCE', 'Terms of friends\r\n');
  write('node_modules/two/license.md', 'Terms of friends');
  write('node_modules/two/node_modules/one/LICENSE.txt', 'Old terms');
  write('node_modules/two/node_modules/one/NOTICE', 'Old names');
});

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

it('names the packages that have code in the bundle', async () => {
  write('main.js', "import 'one'; import { two } from 'two'; if (false) two();");
  write('node_modules/one/index.js', "document.title = 'One';");
  write('node_modules/two/index.js', "export function two() { document.title = 'Two'; }");
  const { collect, write: writer } = createNotices({
    path: () => root,
    plugin: { name: 'folder' },
  });
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [collect(), writer],
    build: { rolldownOptions: { input: join(root, 'main.js') } },
  });
  const notices = readFileSync(join(root, 'third-party-notices.txt'), 'utf8');
  expect(notices).toContain('one 1.2.3 (MIT)\n\nTerms of friends');
  expect(notices).not.toContain('two');
});

it('stops the build for packages without a licence text, all at once', () => {
  rmSync(join(root, 'node_modules/one/LICENCE'));
  rmSync(join(root, 'node_modules/two/license.md'));
  const shipped = ['node_modules/one', 'node_modules/two'];
  expect(() => thirdPartyNotices(root, shipped)).toThrow(
    /node_modules\/one is shipped without a licence text; node_modules\/two is/,
  );
});

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { thirdPartyNotices } from '#build/files/notices-plugin.ts';
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

it('stops the build for packages without a licence text, all at once', () => {
  rmSync(join(root, 'node_modules/one/LICENCE'));
  rmSync(join(root, 'node_modules/two/license.md'));
  const shipped = ['node_modules/one', 'node_modules/two'];
  expect(() => thirdPartyNotices(root, shipped)).toThrow(
    /node_modules\/one is shipped without a licence text; node_modules\/two is/,
  );
});

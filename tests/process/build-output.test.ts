import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CopiedProject, copyProject } from '../support/servers/copied-project.ts';

let project: CopiedProject;

beforeAll(async () => {
  project = await copyProject();
});
afterAll(() => project.discard());

interface Ended {
  readonly code: number;
  /** What a person reads, without empty lines. */
  readonly lines: readonly string[];
}

function build(): Promise<Ended> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, NO_COLOR: '1' };
  return new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', 'build'],
      { cwd: project.folder, env },
      (error, out, errors) => {
        const lines = `${out}\n${errors}`.split('\n').filter((line) => line.trim() !== '');
        // npm's own warnings are about the machine's settings.
        const ours = lines.filter((line) => !line.startsWith('npm warn'));
        resolve({ code: error === null ? 0 : Number(error.code), lines: ours });
      },
    );
  });
}

describe('npm run build', () => {
  it('says in three lines what it has built', async () => {
    const { code, lines } = await build();
    expect(lines).toEqual([
      expect.stringMatching(/^Built {5}\d+ pages in dist$/),
      expect.stringMatching(/^Offline {3}\d+ files, \d\.\d MB kept on a device$/),
      'Search    noindex: "npm run check:launch" says what is left',
    ]);
    expect(code).toBe(0);
  });

  it('says once what is wrong with the content', async () => {
    const file = 'src/content/stories/7.md';
    const text = await project.read(file);
    await project.write(file, text.replace('date: ', 'date: about '));
    const { code, lines } = await build();
    expect(lines.filter((line) => line.includes('about 2025-03-12'))).toHaveLength(1);
    expect(lines.length).toBeLessThan(5);
    expect(lines.join('\n')).not.toContain('Built');
    expect(code).toBe(1);
    await project.write(file, text);
  });

  it('says where the code is wrong', async () => {
    const file = 'src/sections/site/frame/footer.tsx';
    const text = await project.read(file);
    await project.write(file, `${text}\nconst = 1;\n`);
    const { code, lines } = await build();
    expect(lines.join('\n')).toMatch(/src\/sections\/site\/frame\/footer\.tsx:\d+:\d+/);
    expect(lines.join('\n')).not.toContain('Built');
    expect(code).toBe(1);
    await project.write(file, text);
  });
});

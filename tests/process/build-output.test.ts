import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CopiedProject, copyProject } from '../support/servers/copied-project.ts';
import { runScript } from '../support/servers/run-script.ts';

let project: CopiedProject;

beforeAll(async () => {
  project = await copyProject();
});
afterAll(() => project.discard());

const build = () => runScript(project.folder, 'build');

// What it says when nothing is wrong stands in check-deploy.test.ts, which needs what is built.
describe('npm run build', () => {
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
});

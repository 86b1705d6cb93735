import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Checks the rules of docs/style.md that no linter knows; `.oxlintrc.json` has the others. */
const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const sources = tracked.filter(
  (file) =>
    /^(src|sw|supabase\/functions)\/.*\.tsx?$/.test(file) &&
    !/\.gen\.ts$|\.d\.ts$|-copy\.ts$|^src\/content\/(copy\/|book\/books|site\.)/.test(file),
);
const read = (file: string) => readFileSync(file, 'utf8');

it('sources have no raw colour outside the theme', () => {
  const faults = sources.filter(
    (file) =>
      !file.startsWith('src/theme/') &&
      !file.startsWith('src/build/') &&
      /#[0-9a-f]{3,8}\b(?=[;'"`\s)])/i.test(read(file)),
  );
  expect(faults).toEqual([]);
});

it('sources have no style attribute: the policy of the pages would drop it', () => {
  expect(sources.filter((file) => /\sstyle=\{/.test(read(file)))).toEqual([]);
});

it('styles have no length in `ch` or `ex`, which depend on the face that has loaded', () => {
  expect(sources.filter((file) => /\d(?:ch|ex)\b/.test(read(file)))).toEqual([]);
});

it('sources create no Intl object while they load, because the first takes 20 ms', () => {
  expect(sources.filter((file) => /^(?!\s).*new Intl\./m.test(read(file)))).toEqual([]);
});

it('no path of a file is that of an address, in which a space is %20', () => {
  const scripts = tracked.filter((file) => file.endsWith('.ts'));
  expect(scripts.filter((file) => /import\.meta\.url\)\.pathname/.test(read(file)))).toEqual([]);
});

describe('comments and names', () => {
  /** Words that no documentation knows. The brackets keep a search for a word from finding this list. */
  const privateWords =
    /\b(?:[a]fresh|[d]eeds|[f]loodlit|[g]oOn|[g]rounds|[i]nks|[k]raft|[l]asting[A-Z]\w*|[n]udge|[o]bey|[r]espell\w*|[s]tandIn|[t]old[A-Z]\w*|[t]win|[Ww]hoever|[w]indUp)\b/;
  const fragment = /^(?:What|Who|Whoever|Where|Whether|Of|In|For|By|How|As|The same|From) /;
  const docs = sources.flatMap((file) =>
    [...read(file).matchAll(/\/\*\*([^]*?)\*\//g)].map(([, text = '']) => ({
      file,
      text: text.replace(/\s*\n\s*\*\s?/g, ' ').trim(),
    })),
  );

  it('documents in sentences: at most 2 % of doc comments begin as fragments', () => {
    const fragments = docs.filter(({ text }) => fragment.test(text));
    expect(fragments.length / docs.length, JSON.stringify(fragments, null, 1)).toBeLessThan(0.02);
  });

  it("use the field's terms instead of private words", () => {
    const found = sources.flatMap((file) => {
      const word = privateWords.exec(read(file))?.[0];
      return word === undefined ? [] : [`${file}: ${word}`];
    });
    expect(found).toEqual([]);
  });
});

describe('the lock file', () => {
  it('names no registry', () => {
    expect(read('package-lock.json')).not.toContain('"resolved"');
  });

  it('has a decision for each package that wants to run a script at installation', () => {
    const { packages } = JSON.parse(read('package-lock.json'));
    const { allowScripts } = JSON.parse(read('package.json'));
    const paths = Object.keys(packages).filter((path) => packages[path].hasInstallScript);
    const names = new Set(paths.map((path) => path.replace(/.*node_modules\//, '')));
    expect([...names].sort()).toEqual(Object.keys(allowScripts));
    // The other packages contain their programs, so their scripts need not run.
    expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['esbuild']);
  });

  it('holds the packages of every platform, without which `npm ci` refuses', () => {
    const { packages } = JSON.parse(read('package-lock.json'));
    const wanted = Object.values<{ optionalDependencies?: object }>(packages).flatMap((entry) =>
      Object.keys(entry.optionalDependencies ?? {}),
    );
    const held = new Set(Object.keys(packages).map((path) => path.replace(/.*node_modules\//, '')));
    expect(wanted.filter((name) => !held.has(name))).toEqual([]);
  });

  it('pins every dependency exactly', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'));
    const versions: string[] = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});

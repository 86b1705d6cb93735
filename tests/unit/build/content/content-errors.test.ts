import { describe, expect, it } from 'vitest';
import { describeError } from '#build/content/content-errors.ts';

const root = '/home/me/site';

describe('describeError', () => {
  it('says where TypeScript cannot be read', () => {
    const message = [
      'Transform failed with 1 error:',
      '',
      '\u001B[31m[PARSE_ERROR] \u001B[0mUnexpected token',
      '   ╭─[ src/content/site.ts:3:10 ]',
      '   │',
    ].join('\n');
    expect(describeError(new Error(message), root)).toBe(
      'src/content/site.ts:3:10: Unexpected token',
    );
  });

  it('names the file that asks for one that is not there', () => {
    const message = `Failed to load url ./x.ts (resolved id: ./x.ts) in ${root}/src/content/site.ts. Does the file exist?`;
    expect(describeError(new Error(message), root)).toBe(
      'src/content/site.ts: "./x.ts" does not exist',
    );
  });

  it('names the file whose code fails', () => {
    const error = new TypeError('x is undefined\nand more');
    error.stack = `TypeError: x\n    at eval (${root}/src/content/site.ts:9:1)\n    at run (/else.js:1:1)`;
    expect(describeError(error, root)).toBe('src/content/site.ts: TypeError: x is undefined');
  });

  it('says what it can of anything else', () => {
    expect(describeError('nothing', root)).toBe('nothing');
  });
});

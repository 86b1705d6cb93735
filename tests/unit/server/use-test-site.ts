import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import {
  answerStatic,
  type StaticResponse,
  type StaticHost,
  type StaticRequest,
} from '#server/http/answer-static.ts';
import { loadSite } from '#server/http/load-site.ts';
import { testConfig, writeTestSite } from '../../support/servers/test-site.ts';

type Changes = Partial<StaticRequest & Pick<StaticHost, 'isSecure'>>;

/** Loads the made-up site once for a test file. */
export function useTestSite() {
  let folder = '';
  let host: StaticHost;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-'));
    await writeTestSite(folder);
    host = { site: loadSite(folder), config: testConfig, isSecure: false };
  });

  afterAll(() => rm(folder, { recursive: true }));

  return {
    folder: () => folder,
    ask(url: string, { isSecure = false, ...rest }: Changes = {}) {
      const request = { method: 'GET', url, acceptEncoding: '', ifNoneMatch: '', ...rest };
      return answerStatic(request, { ...host, isSecure });
    },
  };
}

export function bodyText(answer: StaticResponse): string {
  return new TextDecoder().decode(answer.body);
}

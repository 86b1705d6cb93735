import { beforeAll } from 'vitest';
import {
  answerStatic,
  type StaticResponse,
  type StaticHost,
  type StaticRequest,
} from '#server/http/answer-static.ts';
import { loadSite } from '#server/http/load-site.ts';
import { temporaryFolder } from '../../support/servers/temporary-folder.ts';
import { testConfig, writeTestSite } from '../../support/servers/test-site.ts';

type Changes = Partial<StaticRequest & Pick<StaticHost, 'isSecure'>>;

/** Loads the made-up site once for a test file. */
export function useTestSite() {
  const folder = temporaryFolder();
  let host: StaticHost;

  beforeAll(async () => {
    await writeTestSite(folder);
    host = { site: loadSite(folder), config: testConfig, isSecure: false };
  });

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

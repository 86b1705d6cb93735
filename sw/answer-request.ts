import { isApiPath } from '#shared/api-path.ts';
import { answerAssetBefore, answerFile, answerPicture } from './answer-file.ts';
import { answerNavigation } from './answer-navigation.ts';
import { assetsPath } from './keep-assets-before.ts';
import type { Tier } from './tier.ts';

export interface AnswerDeps {
  readonly origin: string;
  readonly core: Tier;
  readonly pictures: Tier;
  readonly answerApi: (request: Request) => Promise<Response>;
}

/** The worker's answer, or null to leave the request to the browser. */
export function answerRequest(request: Request, deps: AnswerDeps): Promise<Response> | null {
  const { origin, core, pictures, answerApi } = deps;
  const url = new URL(request.url);
  if (url.origin !== origin) return null;
  if (isApiPath(url.pathname)) return answerApi(request);
  if (request.method !== 'GET') return null;
  const picture = pictures.files.get(url.pathname);
  if (picture) return answerPicture(pictures, picture, request);
  if (request.mode === 'navigate') return answerNavigation(core, request);
  const file = core.files.get(url.pathname);
  if (file) return answerFile(core, file, request);
  return url.pathname.startsWith(assetsPath) ? answerAssetBefore(request) : null;
}

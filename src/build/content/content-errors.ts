import { stripVTControlCharacters } from 'node:util';
import { EnvironmentError } from '#function/settings/environment.ts';
import { type ContentSource, contentSource } from './content-source.ts';
import type { SiteContent } from './site-content.ts';

/** Returns a line for each error of the content. */
export async function contentErrors(
  content: ContentSource,
  root: string,
): Promise<readonly string[]> {
  try {
    const { storyErrors, otherErrors } = await content.current();
    return [...storyErrors, ...otherErrors];
  } catch (error) {
    return [describeError(error, root)];
  }
}

/** Describes an exception from a content module in one line that begins with the file. */
function describeError(error: unknown, root: string): string {
  if (!(error instanceof Error)) return String(error);
  const message = withoutRoot(stripVTControlCharacters(error.message), root);
  const parsed = /\[PARSE_ERROR\] (?:Error: )?(.+)[^]*?\[ (\S+:\d+:\d+) \]/.exec(message);
  if (parsed) return `${parsed[2]}: ${parsed[1]}`;
  const missing = /^Failed to load url (\S+) .* in (\S+)\. Does the file exist\?$/.exec(message);
  if (missing) return `${missing[2]}: "${missing[1]}" does not exist`;
  const unknown = /^Cannot find module '([^']+)' imported from '([^']+)'/.exec(message);
  if (unknown) return `${unknown[2]}: "${unknown[1]}" does not exist`;
  const [firstLine = ''] = message.split('\n');
  // Line numbers are omitted: they refer to the compiled code.
  const file = /\((src\/[^):]+)/.exec(withoutRoot(error.stack ?? '', root))?.[1];
  return `${file === undefined ? '' : `${file}: `}${error.name}: ${firstLine}; run "npm run types", which names the line`;
}

function withoutRoot(text: string, root: string): string {
  return text.replaceAll(`${root}/`, '');
}

/**
 * Returns the content and prints its warnings. If there are errors, prints one per line instead and
 * returns undefined.
 */
export async function loadValidContent(
  root: string,
  showsDrafts = false,
): Promise<SiteContent | undefined> {
  const source = contentSource(root, showsDrafts);
  const errors = await contentErrors(source, root);
  for (const error of errors) console.error(error);
  if (errors.length > 0) return undefined;
  const content = await source.current();
  for (const warning of content.warnings) console.warn(`Warning: ${warning}`);
  return content;
}

/** Runs a command that checks the content. It returns the exit code; invalid settings are printed. */
export async function runCheck(check: () => Promise<0 | 1>): Promise<void> {
  try {
    process.exitCode = await check();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

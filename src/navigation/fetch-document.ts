import { bootScript } from '#platform/page/boot-script.ts';
import { isControlled } from '#platform/worker/worker-control.ts';
import { decompress } from '#shared/compressed-response.ts';

/** Limit of kept documents; more would waste memory on those that nobody opens. */
const maxKept = 4;
const kept = new Map<string, Promise<string>>();
const loaded = new Set<string>();

/**
 * Fetches the document at a path of this site, once. Rejects if the response is not a document of
 * this build, such as a filter's page.
 */
export function fetchDocument(path: string): Promise<string> {
  const known = kept.get(path);
  if (known) return known;
  const loading = load(path);
  kept.set(path, loading);
  // Another promise may have taken its place meanwhile.
  const isKept = () => kept.get(path) === loading;
  loading.then(
    () => isKept() && loaded.add(path),
    () => isKept() && forget(path),
  );
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) forget(oldest);
  return loading;
}

export function hasDocument(path: string): boolean {
  return loaded.has(path);
}

function forget(path: string): void {
  kept.delete(path);
  loaded.delete(path);
}

async function load(path: string): Promise<string> {
  const stored = isControlled() ? undefined : await findStored(path);
  const storedText = await stored?.text();
  if (storedText !== undefined && isOfThisBuild(storedText)) return storedText;
  const response = await fetch(path, { headers: { Accept: 'text/html' } });
  const text = await response.text();
  // A missing page has a document too, with status 404.
  const isDocument = response.ok || response.status === 404;
  if (!isDocument || response.redirected || !isOfThisBuild(text))
    throw new Error(`No document of this build: ${path}, ${response.status}`);
  return text;
}

/** Finds a document in the worker's caches, even before the worker answers requests. */
export async function findStored(path: string): Promise<Response | undefined> {
  try {
    const stored = await caches.match(path, { ignoreSearch: true });
    return stored && decompress(stored);
  } catch {
    // Storage is denied.
    return undefined;
  }
}

function isOfThisBuild(html: string): boolean {
  return buildOf(html) === buildOf(documentScript());
}

/** Returns the names of the runtime's files, which are equal in two documents of one build. */
function buildOf(html: string): string | undefined {
  return /<script( data-runtime="[^>]*)>/.exec(html)?.[1];
}

let script: string | undefined;

function documentScript(): string {
  script ??= bootScript()?.outerHTML ?? '';
  return script;
}

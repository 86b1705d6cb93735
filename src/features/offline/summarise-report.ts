import type { WorkerReport } from '#shared/worker-messages.ts';
import type { SavedCount } from './saved-count.ts';

const guides = ['/mackin-buying-guide', '/mackin-buying-guide-pdf'];
/** The pages for unknown addresses: part of the works, nothing anybody asks for. */
const fallbacks = ['/fallback', '/fallback-story'];

const kinds = ['stories', 'guides', 'pages', 'pictures', 'shared'] as const;

export type SavedKind = (typeof kinds)[number];
type SavedSummary = Readonly<Record<SavedKind, SavedCount>>;

/** What is saved, by what it is for a visitor. */
export function summariseReport({ core, pictures }: WorkerReport): SavedSummary {
  const missing = new Set([...core.missing, ...pictures.missing]);
  const paths = [...core.paths, ...pictures.paths];
  const count = (kind: SavedKind): SavedCount => {
    const ofKind = paths.filter((path) => kindOf(path) === kind);
    return { held: ofKind.filter((path) => !missing.has(path)).length, total: ofKind.length };
  };
  return {
    stories: count('stories'),
    guides: count('guides'),
    pages: count('pages'),
    pictures: count('pictures'),
    shared: count('shared'),
  };
}

function kindOf(path: string): SavedKind {
  if (/^\/stories\/\d+$/.test(path)) return 'stories';
  if (guides.includes(path)) return 'guides';
  if (path.startsWith('/art/')) return 'pictures';
  return path.includes('.') || fallbacks.includes(path) ? 'shared' : 'pages';
}

import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { formatSize } from '#content/words/format-size.ts';
import { offlineCopy } from './offline-copy.ts';
import { formatClock } from '#content/words/format-clock.ts';
import { useHalfMinute } from '#platform/hooks/use-half-minute.ts';
import { measureCaches } from '#platform/worker/measure-caches.ts';
import { cachePrefix } from '#shared/cache-names.ts';
import type { WorkerReport } from '#shared/worker-messages.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import type { SavedCount } from '#features/offline/offline-store.ts';

const { rows, of, space, checked, unknown } = offlineCopy.saved;
const kinds = ['stories', 'papers', 'guides', 'pages', 'pictures', 'shared'] as const;

interface SavedTableProps {
  readonly report: WorkerReport;
  /** Milliseconds since 1970. */
  readonly checkedAt: number | null;
}

export function SavedTable({ report, checkedAt }: SavedTableProps) {
  const summary = summariseReport(report);
  const bytes = useSpaceUsed(report);
  const now = useHalfMinute();
  return (
    <Table>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{rows[kind]}</th>
            <td>{of(summary[kind].held, summary[kind].total)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{space}</th>
          <td>{bytes === null ? unknown : formatSize(bytes)}</td>
        </tr>
        <tr>
          <th scope="row">{checked}</th>
          <td>{checkedAt === null ? unknown : formatChecked(checkedAt, now)}</td>
        </tr>
      </tbody>
    </Table>
  );
}

/** Returns the bytes in this site's caches, measured for each report; null while unknown. */
function useSpaceUsed(report: WorkerReport): number | null {
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void measureCaches(cachePrefix).then((size) => isCurrent && setBytes(size));
    return () => {
      isCurrent = false;
    };
  }, [report]);
  return bytes;
}

const day = 86_400_000;

/** Formats "today 09:12" in the local time zone; both times are in milliseconds since 1970. */
export function formatChecked(at: number, now: number): string {
  const passed = Math.round((startOfDay(at) - startOfDay(now)) / day);
  const days = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
  return `${days.format(passed, 'day')} ${formatClock(at)}`;
}

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

const guides = ['/mackin-buying-guide', '/mackin-buying-guide-pdf'];
/** Fallback pages, which are not counted as pages for visitors. */
const fallbacks = ['/fallback', '/fallback-story'];

type SavedKind = (typeof kinds)[number];
type SavedSummary = Readonly<Record<SavedKind, SavedCount>>;

/** Summarises a report by what the files are for a visitor. */
export function summariseReport({ core, pictures, stories }: WorkerReport): SavedSummary {
  const missing = new Set([...core.missing, ...pictures.missing]);
  const paths = [...core.paths, ...pictures.paths];
  const count = (kind: SavedKind): SavedCount => {
    const ofKind = paths.filter((path) => kindOf(path) === kind);
    return { held: ofKind.filter((path) => !missing.has(path)).length, total: ofKind.length };
  };
  return {
    stories: stories ? { held: stories.kept.length, total: stories.total } : count('stories'),
    papers: count('papers'),
    guides: count('guides'),
    pages: count('pages'),
    pictures: count('pictures'),
    shared: count('shared'),
  };
}

function kindOf(path: string): SavedKind {
  if (/^\/stories\/\d+$/.test(path)) return 'stories';
  if (/^\/(stories\/\d+|paper)\/./.test(path)) return 'papers';
  if (guides.includes(path)) return 'guides';
  if (path.startsWith('/art/')) return 'pictures';
  return path.includes('.') || fallbacks.includes(path) ? 'shared' : 'pages';
}

const Table = styled.table`
  width: 100%;
  margin-block: ${theme.space[4]};
  border-collapse: collapse;

  th,
  td {
    padding-block: 0.6rem;
    border-bottom: ${theme.length.line} solid ${theme.color.border};
    line-height: 1.3;
    text-align: left;
  }
  th {
    font-weight: 400;
  }
  td {
    padding-left: ${theme.space[3]};
    font-weight: 700;
    text-align: right;
    white-space: nowrap;
  }
  ${media.smallest} {
    td {
      white-space: normal;
    }
  }
`;

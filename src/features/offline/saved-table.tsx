import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { offlineCopy } from '#content/copy/offline.ts';
import { useHalfMinute } from '#platform/hooks/use-half-minute.ts';
import { measureCaches } from '#platform/worker/site-storage.ts';
import { cachePrefix } from '#shared/cache-names.ts';
import type { WorkerReport } from '#shared/worker-messages.ts';
import { theme } from '#theme/theme.ts';
import { formatBytes, formatChecked } from './saved-figures.ts';
import { type SavedKind, summariseReport } from './summarise-report.ts';

const { rows, of, space, checked, unknown } = offlineCopy.saved;
const kinds = ['stories', 'guides', 'pages', 'pictures', 'shared'] as const satisfies SavedKind[];

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
          <td>{bytes === null ? unknown : formatBytes(bytes)}</td>
        </tr>
        <tr>
          <th scope="row">{checked}</th>
          <td>{checkedAt === null ? unknown : formatChecked(checkedAt, now)}</td>
        </tr>
      </tbody>
    </Table>
  );
}

/** Bytes in this site's caches, measured anew for each report; null while unknown. */
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

const Table = styled.table`
  width: 100%;
  margin-block: ${theme.space[4]};
  border-collapse: collapse;

  th,
  td {
    padding-block: 0.6rem;
    border-bottom: ${theme.length.line} solid ${theme.color.rule};
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
`;

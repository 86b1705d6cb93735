import styled from 'styled-components';
import { formatGrowingSize } from '#content/words/format-size.ts';
import type { YearFile } from '#shared/take-paths.ts';
import { theme } from '#theme/theme.ts';

interface YearFilesProps {
  readonly label: string;
  readonly files: readonly YearFile[];
  readonly pathOf: (year: string) => string;
}

/** Renders downloads of one file per year, each with its size; nothing where there are none. */
export function YearFiles({ label, files, pathOf }: YearFilesProps) {
  if (files.length === 0) return null;
  return (
    <>
      <p>{label}</p>
      <Years role="list">
        {files.map(({ year, bytes }) => (
          <li key={year}>
            <a href={pathOf(year)} download>
              {year}
            </a>{' '}
            {formatGrowingSize(bytes)}
          </li>
        ))}
      </Years>
    </>
  );
}

const Years = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[5]};

  a {
    display: inline-flex;
    align-items: center;
    min-width: ${theme.length.tap};
    min-height: ${theme.length.tap};
    font-weight: 700;
  }
`;

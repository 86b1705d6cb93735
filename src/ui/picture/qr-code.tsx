import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** Modules of white on each side, without which a phone does not find the code. */
const quiet = 4;

interface QrCodeProps {
  /** As the build wrote them (`src/build/content/stories-plugin.ts`). */
  readonly rows: string;
  readonly label: string;
}

/** Dark on light in both schemes and on paper. */
export function QrCode({ rows, label }: QrCodeProps) {
  const lines = rows.split(' ');
  const size = lines.length + 2 * quiet;
  return (
    <Code
      viewBox={`${-quiet} ${-quiet} ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={lines.map((line, y) => rowPath(line, y, lines.length)).join('')} />
    </Code>
  );
}

/** One stroke for each run of dark modules. */
function rowPath(line: string, y: number, size: number): string {
  const modules = parseInt(line, 16).toString(2).padStart(size, '0');
  return [...modules.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
}

const Code = styled.svg`
  width: 100%;
  background: ${theme.color.chalk};
  fill: ${theme.color.print};
  forced-color-adjust: none;
  print-color-adjust: exact;

  @media print {
    background: none;
    fill: ${theme.color.rule};
  }
`;

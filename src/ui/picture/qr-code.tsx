import styled from 'styled-components';
import { encode } from 'uqr';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** White modules on each side, which scanners need. */
const quietZone = 4;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Drawings by their texts: a page and all papers of a story have the same code. */
const drawings = new Map<string, { readonly size: number; readonly strokes: string }>();

/** Renders a QR code, dark on light in both colour schemes and in print. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, strokes } = drawings.get(text) ?? draw(text);
  return (
    <Code
      viewBox={`0 -.5 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={strokes} />
    </Code>
  );
}

function draw(text: string) {
  const { size, data } = encode(text, { ecc: 'M', boostEcc: true, border: quietZone });
  const drawing = { size, strokes: data.map(rowPath).join('') };
  drawings.set(text, drawing);
  return drawing;
}

/** Returns one stroke, a module wide, for each run of dark modules in a row. */
function rowPath(row: readonly boolean[], y: number): string {
  const modules = row.map(Number).join('');
  return [...modules.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}`)
    .join('');
}

const Code = styled.svg`
  width: 100%;
  background: ${theme.color.light};
  stroke: ${theme.color.dark};
  forced-color-adjust: none;
  print-color-adjust: exact;

  ${media.print} {
    background: none;
    stroke: ${theme.color.border};
  }
`;

import styled from 'styled-components';
import { encode } from 'uqr';
import { theme } from '#theme/theme.ts';
import { orderLink, type OrderList } from '../list/order-list.ts';

export const guidePath = '/mackin-buying-guide';

/** Modules of white on each side, without which a phone does not find it. */
const quiet = 4;

interface OrderCodeProps {
  readonly list: OrderList;
  readonly label: string;
}

/** The QR code of the link with the list: dark on light in both schemes and on paper. */
export function OrderCode({ list, label }: OrderCodeProps) {
  const { size, data } = encode(orderLink(guidePath, list), { boostEcc: true, border: quiet });
  return (
    <Code viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={modulePath(data)} fill="currentColor" />
    </Code>
  );
}

/** One stroke for each run of dark modules in a row. */
function modulePath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ]
        .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
        .join(''),
    )
    .join('');
}

const Code = styled.svg`
  background: ${theme.color.chalk};
  color: ${theme.color.print};
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

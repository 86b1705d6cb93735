import { groupBy } from './group-by.ts';
import { type MeasureName, measures } from './measures.ts';
import type { Ratio, Row, SideFigures } from './summarise.ts';

/** Prints medians with their quartiles, and ratios with their 95 % intervals. */
export function printSummary(rows: readonly Row[]): void {
  for (const [measure, group] of groupBy(rows, (row) => row.measure)) {
    const { unit } = measures[measure];
    console.log(`\n${measure}${unit && `, ${unit}`}`);
    for (const row of group) printRow(measure, row);
  }
  const faults = rows.flatMap(({ page, measure, faults: list }) =>
    list.map((fault) => `${measure} of ${page} is ${fault}`),
  );
  console.log(faults.length === 0 ? '\nEvery limit is kept.' : `\nNOT KEPT\n${faults.join('\n')}`);
}

function printRow(measure: MeasureName, { page, sides, ratios }: Row): void {
  const digits = measure.includes('shift') ? 4 : measures[measure].unit === 'KB' ? 1 : 0;
  const cells = [
    page.padEnd(26),
    ...sides.map((figures) => sideCell(figures, digits).padEnd(26)),
    ...ratios.map(ratioCell),
  ];
  console.log(`  ${cells.join(' ').trimEnd()}`);
}

function sideCell({ side, median, lower, upper, lost }: SideFigures, digits: number): string {
  const text = (value: number) => (Number.isNaN(value) ? '-' : value.toFixed(digits));
  const loss = lost > 0 ? ` ${lost} lost` : '';
  return `${side} ${text(median)} (${text(lower)}..${text(upper)})${loss}`;
}

function ratioCell({ to, ratio, low, high }: Ratio): string {
  if (!Number.isFinite(ratio)) return '';
  return `${ratio.toFixed(2)} x ${to} (${low.toFixed(2)}..${high.toFixed(2)}) `;
}

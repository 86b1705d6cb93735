import type { ComponentProps } from 'react';

/*
 * Parts of a table with explicit roles. Where small screens lay a table out as blocks or a grid, browsers would
 * drop its semantics. The table itself needs `role="table"`.
 */

export function TableHead(props: ComponentProps<'thead'>) {
  return <thead role="rowgroup" {...props} />;
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody role="rowgroup" {...props} />;
}

export function Row(props: ComponentProps<'tr'>) {
  return <tr role="row" {...props} />;
}

export function ColumnHeader(props: ComponentProps<'th'>) {
  return <th role="columnheader" scope="col" {...props} />;
}

export function RowHeader(props: ComponentProps<'th'>) {
  return <th role="rowheader" scope="row" {...props} />;
}

export function Cell(props: ComponentProps<'td'>) {
  return <td role="cell" {...props} />;
}

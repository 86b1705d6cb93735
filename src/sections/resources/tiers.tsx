import { resourcesCopy } from '#content/copy/resources.ts';
import { pendingMark } from '#content/owner-value.ts';
import { Band } from '#ui/layout/band.tsx';
import { Kicker } from '#ui/text/kicker.tsx';
import { Page } from '#ui/layout/page.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { LeagueTable } from './league-table.tsx';

const { kicker, heading, caption, columns, rows, what, note } = resourcesCopy.tiers;

export function Tiers() {
  return (
    <Band>
      <Page>
        <Kicker>{kicker}</Kicker>
        <h2>{heading}</h2>
        <LeagueTable>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{columns.no}</th>
              <th scope="col">{columns.tier}</th>
              <th scope="col">{columns.where}</th>
              <th scope="col">{columns.what}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ no, name, where }) => (
              <tr key={no}>
                <td className="place">{no}</td>
                <th scope="row">{name}</th>
                <td data-column={columns.where}>{where}</td>
                <td data-column={columns.what} {...pendingMark(what)}>
                  {what.value}
                </td>
              </tr>
            ))}
          </tbody>
        </LeagueTable>
        <p>{note}</p>
      </Page>
    </Band>
  );
}

import { guidePath } from '#features/order/list/order-list.ts';
import { ask } from '../ask.ts';
import { listed } from '../../support/order/order-page.ts';
import { storedOrderText } from '../../support/order/stored-order.ts';
import { emptyField } from '../questions/page-actions.ts';
import { fieldValue, isStarted } from '../questions/page-look.ts';
import type { Scenario } from '../scenario.ts';
import { until } from '../../support/until.ts';
import type { Visitor } from '../visitor.ts';

const [first = '', second = '', third = ''] = listed.map(({ key }) => key);
const tick = (key: string) => `main input[value="${key}"]`;
/** The field for the copies of the first title. */
const firstNumber = 'main tbody tr:first-child input[inputmode=numeric]';

export const orderScenarios: readonly Scenario[] = [
  {
    fault: 'Browser closed with three titles ordered, 30 copies of one; opened offline',
    expected: 'The same titles and copies',
    notIn: { 'webkit-private': 'a private window remembers nothing when it is closed' },
    async run({ visitor, line, reopen }) {
      await visitor.visitAndSave(guidePath);
      await until('A page whose code runs', () => ask(visitor.tab, isStarted));
      for (const key of [first, second, third]) await visitor.tab.press(tick(key));
      await visitor.waitForText('3 titles, 3 copies');
      await ask(visitor.tab, emptyField, firstNumber);
      await visitor.tab.type(firstNumber, '30');
      await isTold(visitor);
      const onDisk = () => ask(visitor.tab, storedOrderText);
      await until('The list on the disk', onDisk, (list) => list.includes(`${first}.30`));
      await line.close();
      const again = await reopen('close');
      await again.visit(guidePath);
      await isTold(again);
    },
  },
];

async function isTold({ tab, waitForText }: Visitor): Promise<void> {
  await waitForText('3 titles, 32 copies');
  const isThere = (value: string | null) => value === '30';
  await until('Thirty copies', () => ask(tab, fieldValue, firstNumber), isThere);
  const ticked = () => tab.run("String(document.querySelectorAll('main input:checked').length)");
  await until('Three ticks', ticked, (count) => count === '3');
}

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentPath, withFaultTable } from '../engines/fault-table.ts';
import { bestOutcomes } from '../engines/outcome.ts';
import { scenarios } from '../engines/scenarios.ts';

/** Whether a row holds is for `npm run test:engines` to say, which fails when one does not. */
it('names in docs/offline.md the faults that the engines play, and no others', async () => {
  const document = readFileSync(documentPath, 'utf8');
  expect(await withFaultTable(document, bestOutcomes(scenarios))).toBe(document);
});

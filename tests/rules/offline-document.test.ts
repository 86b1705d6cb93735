import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentPath, withFaultTable } from '../engines/fault-table.ts';
import { bestOutcomes } from '../engines/outcome.ts';
import { scenarios } from '../engines/scenarios.ts';

/** Compares the table with the scenarios; `npm run test:engines` checks that each row holds. */
it('docs/offline.md names the faults that the engines play, and no others', async () => {
  const document = readFileSync(documentPath, 'utf8');
  expect(await withFaultTable(document, bestOutcomes(scenarios))).toBe(document);
});

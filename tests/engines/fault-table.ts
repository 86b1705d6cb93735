import { format } from 'prettier';
import { type EngineName, engineNames } from './drivers/engine.ts';
import type { Outcome } from './outcome.ts';

export const documentPath = 'docs/offline.md';

const begin = '<!-- written by npm run test:engines -- --write -->';
const end = '<!-- end of what is written by it -->';
const titles: Readonly<Record<EngineName, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKitGTK',
  'webkit-private': 'WebKitGTK, private',
  'chromium-92': 'Chromium 92',
  'chromium-109': 'Chromium 109',
  wpe: 'WPE 2.38',
};

/** Returns the document with its table replaced by one of these outcomes. */
export async function withFaultTable(
  document: string,
  outcomes: readonly Outcome[],
): Promise<string> {
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${documentPath} does not say where its table is`);
  const text = [before, begin, '\n\n', faultTable(outcomes), '\n\n', end, after].join('');
  return format(text, { parser: 'markdown', printWidth: 100, singleQuote: true });
}

function faultTable(outcomes: readonly Outcome[]): string {
  const reasons: string[] = [];
  const cell = (outcome: Outcome | undefined) => {
    if (outcome?.status !== 'not injectable') return outcome?.status ?? '–';
    if (!reasons.includes(outcome.reason)) reasons.push(outcome.reason);
    return `none (${reasons.indexOf(outcome.reason) + 1})`;
  };
  const faults = new Map(outcomes.map((outcome) => [outcome.fault, outcome.expected]));
  const rows = [...faults].map(([fault, expected]) => {
    const of = (engine: EngineName) =>
      outcomes.find((outcome) => outcome.fault === fault && outcome.engine === engine);
    return [fault, expected, ...engineNames.map((engine) => cell(of(engine)))];
  });
  const head = ['Fault', 'Expected', ...engineNames.map((engine) => titles[engine])];
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const notes = reasons.map((reason, index) => `${index + 1}. ${reason}`);
  return [...table, '', 'Not injectable because:', '', ...notes].join('\n');
}

import type { FrontMatter } from '#content/story/front-matter.ts';
import { shown, type LineFault } from '#content/checks/line-fault.ts';
import { crumbFault } from './crumb-fault.ts';
import { markupFaults } from './markup-faults.ts';
import { comingSoon } from '#content/story/story-coming-soon.ts';

/** How long the stories of the first day are; others may be shorter or longer. */
const fewest = 8;
const most = 16;

/** Text that was saved in another encoding than UTF-8, or read in another one and saved again. */
const misread = /[\uFFFD\0]|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]|â€/;

/** The first of it: the others have the same cause. */
export function encodingFault(text: string): LineFault | undefined {
  const lines = text.split(/\r\n|\r|\n/);
  const at = lines.findIndex((line) => misread.test(line));
  if (at === -1) return undefined;
  const value = shown((lines[at] ?? '').replaceAll('\0', ''));
  return {
    line: at + 1,
    fault: `${value} has letters that cannot be read; save the file as UTF-8`,
  };
}

/** What would not be shown as it is meant. */
export function textFaults({ body, bodyLine }: FrontMatter): readonly LineFault[] {
  return body.split('\n').flatMap((line, at) => {
    const markup = markupFaults(line);
    const crumb = markup.length === 0 && crumbFault(line);
    return [...markup, ...(crumb ? [crumb] : [])].map((fault) => ({ line: bodyLine + at, fault }));
  });
}

export function textWarnings({ body, bodyLine }: FrontMatter): readonly LineFault[] {
  const count = body.split('\n').filter((line) => line.trim() !== '').length;
  if (count === 0)
    return [{ line: bodyLine, fault: `the text is empty; the page says "${comingSoon}"` }];
  return count < fewest || count > most
    ? [
        {
          line: bodyLine,
          fault: `the text has ${count} paragraphs; ${fewest} to ${most} read well`,
        },
      ]
    : [];
}

import { categories, isCategory, type Category } from './categories.ts';
import { drawFaults } from './draw-deadline.ts';
import { splitFrontMatter } from './front-matter.ts';
import { isCalendarDate } from './calendar-date.ts';
import { storyDescription } from './story-description.ts';
import type { Story } from './story.ts';
import { parseStoryId } from './parse-story-id.ts';

export type ParsedStory =
  | { readonly status: 'parsed'; readonly story: Story }
  | { readonly status: 'faulty'; readonly faults: readonly string[] };

const required = ['title', 'image', 'alt', 'categories', 'date'] as const;
const optional = ['sample', 'deadline'] as const;
const fieldNames: readonly string[] = [...required, ...optional];

/** Reads `<id>.md`. Reports every fault at once, as "file: field: value and why". */
export function parseStory(file: string, text: string): ParsedStory {
  const { fields, body, faults: found } = splitFrontMatter(text);
  const faults = [...found];
  const value = (name: string): string => fields.get(name) ?? '';
  const check = (name: string, holds: boolean, why: string): void => {
    if (fields.has(name) && value(name) !== '' && !holds)
      faults.push(`${name}: "${value(name)}" ${why}`);
  };

  const id = parseStoryId(file.replace(/^.*[\\/]/, '').replace(/\.md$/, ''));
  if (id === undefined) faults.push('the file must be named <id>.md, digits only, no leading zero');
  if (found.length === 0 || fields.size > 0) {
    for (const name of required) if (!value(name)) faults.push(`${name}: is missing`);
    for (const name of fields.keys()) {
      if (!fieldNames.includes(name))
        faults.push(`${name}: is not one of ${fieldNames.join(', ')}`);
    }
  }
  const tags = readCategories(value('categories'), faults);
  check(
    'image',
    /^\/art\/[a-z0-9-]+\.(svg|webp|avif|png|jpg)$/.test(value('image')),
    'is not a picture under /art/',
  );
  check('date', isCalendarDate(value('date')), 'is not a calendar date as YYYY-MM-DD');
  check('sample', ['yes', 'no'].includes(value('sample')), 'is not yes or no');
  faults.push(...drawFaults(fields.get('deadline'), body));

  if (id === undefined || faults.length > 0) {
    return { status: 'faulty', faults: faults.map((fault) => `${file}: ${fault}`) };
  }
  const deadline = fields.get('deadline');
  const story: Story = {
    id,
    title: value('title'),
    image: value('image'),
    alt: value('alt'),
    categories: tags,
    date: value('date'),
    sample: value('sample') === 'yes',
    ...(deadline === undefined ? {} : { deadline: new Date(deadline).toISOString() }),
    content: body,
    description: storyDescription(body),
  };
  return { status: 'parsed', story };
}

function readCategories(value: string, faults: string[]): readonly Category[] {
  const words = value === '' ? [] : value.split(',').map((word) => word.trim());
  const known = words.filter(isCategory);
  for (const word of words) {
    if (!isCategory(word))
      faults.push(`categories: "${word}" is not one of ${categories.join(', ')}`);
  }
  for (const word of new Set(known)) {
    if (known.indexOf(word) !== known.lastIndexOf(word))
      faults.push(`categories: "${word}" is given twice`);
  }
  return known;
}

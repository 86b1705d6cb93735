import { forGrownUps } from '../../content/copy/parts/for-grown-ups.ts';

const sentence = `${forGrownUps.lead} ${forGrownUps.text}`;
const emailWord = /e-?mail/i;

/**
 * Returns a message for each field that asks for an e-mail address without saying that it is for
 * grown-ups: an input in its description, a line to write on anywhere in the document.
 */
export function formErrors(path: string, html: string): readonly string[] {
  const fields = [...html.matchAll(/<(?:input|textarea)\b[^>]*>/gi)]
    .map(([tag]) => tag)
    .filter((tag) => asksForEmail(tag, html) && !descriptionOf(tag, html).includes(sentence));
  const lines = [...html.matchAll(/<p class="line">([^]*?)<\/p>/g)]
    .map(([, line = '']) => textContentOf(line))
    .filter((line) => emailWord.test(line) && !textContentOf(html).includes(sentence));
  return [...fields, ...lines].map(
    (about) => `${path}: ${about} asks for an e-mail address without "${sentence}" (ForGrownUps)`,
  );
}

function asksForEmail(tag: string, html: string): boolean {
  if (attribute(tag, 'type') === 'hidden') return false;
  const names = ['type', 'name', 'id', 'autocomplete', 'inputmode', 'placeholder', 'aria-label'];
  const label = elementWith(`for="${attribute(tag, 'id')}"`, '</label>', html);
  return [label, ...names.map((name) => attribute(tag, name))].some((text) => emailWord.test(text));
}

/** Returns the text of the elements that describe a field; they are paragraphs. */
function descriptionOf(tag: string, html: string): string {
  const ids = attribute(tag, 'aria-describedby').split(' ').filter(Boolean);
  return ids.map((id) => elementWith(`id="${id}"`, '</p>', html)).join(' ');
}

/** Returns the text of the element with an attribute, up to its closing tag. */
function elementWith(attributeText: string, end: string, html: string): string {
  const rest = html.split(` ${attributeText}`)[1]?.split(end)[0] ?? '>';
  return textContentOf(rest.slice(rest.indexOf('>') + 1));
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}=["']?([^"'>]*)`, 'i').exec(tag)?.[1] ?? '';
}

function textContentOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
}

import type { RichText } from '#content/page/link.ts';
import { TextLink } from '#ui/button/page-link.tsx';

/** Renders a sentence with links and book titles. */
export function RichTextView({ text }: { readonly text: RichText }) {
  return text.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { readonly part: RichText[number] }) {
  if (typeof part === 'string') return part;
  if ('cite' in part) return <cite>{part.cite}</cite>;
  return (
    <TextLink to={part.to} {...(part.hash === undefined ? {} : { hash: part.hash })}>
      {part.label}
    </TextLink>
  );
}

import { booksCopy } from '#content/copy/books.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Closing } from '#ui/layout/closing.tsx';

const { heading, lead, buttons } = booksCopy.end;

export function End() {
  return (
    <Closing heading={heading} lead={lead}>
      {buttons.map(({ label, to }) => (
        <ButtonLink key={to} to={to}>
          {label}
        </ButtonLink>
      ))}
    </Closing>
  );
}

import { grassrootsCopy } from '#content/copy/grassroots.ts';
import { BigClosing } from '#ui/layout/big-closing.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';

const { heading, lead, button } = grassrootsCopy.movement;

export function Movement() {
  return (
    <BigClosing heading={heading} lead={lead}>
      <ButtonLink to={button.to}>{button.label}</ButtonLink>
    </BigClosing>
  );
}

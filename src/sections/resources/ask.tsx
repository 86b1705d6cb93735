import { resourcesCopy } from '#content/copy/resources.ts';
import { BigClosing } from '#ui/layout/big-closing.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';

const { heading, lead, button } = resourcesCopy.ask;

export function Ask() {
  return (
    <BigClosing heading={heading} lead={lead}>
      <ButtonLink to={button.to}>{button.label}</ButtonLink>
    </BigClosing>
  );
}

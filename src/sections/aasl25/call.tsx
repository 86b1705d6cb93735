import { aasl25Copy } from '#content/copy/aasl25.ts';
import { BigClosing } from '#ui/layout/big-closing.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';

const { heading, lead, buttons } = aasl25Copy.call;
const [starterPack, updates] = buttons;

export function Call() {
  return (
    <BigClosing heading={heading} lead={lead}>
      <ButtonLink to={starterPack.to}>{starterPack.label}</ButtonLink>
      <ButtonLink to={updates.to} $second>
        {updates.label}
      </ButtonLink>
    </BigClosing>
  );
}

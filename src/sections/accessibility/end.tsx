import { accessibilityCopy } from '#content/copy/accessibility.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Closing } from '#ui/layout/closing.tsx';

const { heading, lead, button } = accessibilityCopy.end;

export function End() {
  return (
    <Closing heading={heading} lead={lead}>
      <ButtonLink to={button.to}>{button.label}</ButtonLink>
    </Closing>
  );
}

import { teamCopy } from '#content/copy/team.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Closing } from '#ui/layout/closing.tsx';

const { heading, lead, button } = teamCopy.end;

export function End() {
  return (
    <Closing heading={heading} lead={lead}>
      <ButtonLink to={button.to}>{button.label}</ButtonLink>
    </Closing>
  );
}

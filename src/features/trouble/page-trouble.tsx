import type { ErrorComponentProps } from '@tanstack/react-router';
import { troubleCopy } from '#content/copy/parts/trouble.ts';
import { pageTitle } from '#content/site.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { Button, ButtonLink, ButtonRow } from '#ui/button/button.tsx';
import { Lead } from '#ui/text/kicker.tsx';
import { useRecovery } from './use-recovery.ts';

const { saved, ...steps } = troubleCopy;

/** Instead of a page that could not be drawn. */
export function PageTrouble({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { step, onAgain } = useRecovery(error);
  const { heading, text, button } = steps[step];
  return (
    <Band>
      <title>{pageTitle(heading)}</title>
      <Page role="alert">
        <h1>{heading}</h1>
        <Lead>{text}</Lead>
        <ButtonRow>
          <Button type="button" onClick={onAgain}>
            {button}
          </Button>
          <ButtonLink to={saved.to} $second hidden={step !== 'offline'}>
            {saved.label}
          </ButtonLink>
        </ButtonRow>
      </Page>
    </Band>
  );
}

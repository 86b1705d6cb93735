import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import { Button, ButtonRow } from '#ui/button/button.tsx';
import { PageBand } from '#ui/layout/band.tsx';
import { keptCopy } from './kept-copy.ts';

const { heading, text, waiting, stay, line, justNow, also, yes, no } = keptCopy.ask;
const headingId = 'take-off-question';

/** Renders the question before the site is taken off, with the sign-ups that wait. */
export function TakeOffQuestion() {
  return (
    <Scene data-surface="muted" hidden data-part="ask">
      <Box role="dialog" aria-labelledby={headingId} tabIndex={-1}>
        <h2 id={headingId}>{heading}</h2>
        <p>{text}</p>
        <div hidden data-part="waiting">
          <p>
            <b data-one={waiting.one} data-many={waiting.many} />{' '}
            <span data-one={stay.one} data-many={stay.many} />
          </p>
          <ul role="list" data-line={line} data-now={justNow} />
          <label htmlFor="delete-too">
            <input id="delete-too" type="checkbox" />
            <span data-one={also.one} data-many={also.many} />
          </label>
        </div>
        <ButtonRow>
          <Button type="button" data-act="take-off">
            {yes}
          </Button>
          <Button type="button" data-second data-act="leave">
            {no}
          </Button>
        </ButtonRow>
      </Box>
    </Scene>
  );
}

const Scene = styled(PageBand)`
  margin-bottom: ${theme.space[8]};
`;

const Box = styled.div`
  max-width: 44rem;
  padding: ${theme.space[6]};
  border: ${theme.length.lineBold} solid ${theme.color.border};
  border-radius: ${theme.length.corner};
  background: ${theme.color.raised};

  h2 {
    font-size: ${theme.text.h3};
  }
  [data-part] {
    margin-top: ${theme.space[5]};
    padding-left: ${theme.space[5]};
    border-left: ${theme.space[2]} solid ${theme.color.accent};
  }
  ul {
    margin-block: ${theme.space[3]};
    border-top: ${theme.length.line} solid ${theme.color.border};
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[5]};
    justify-content: space-between;
    padding-block: ${theme.space[2]};
    border-bottom: ${theme.length.line} solid ${theme.color.border};
  }
  small {
    font-size: ${theme.text.label};
    color: ${theme.color.textSoft};
  }
  label {
    display: inline-flex;
    gap: 0.7em;
    align-items: center;
    min-height: ${theme.length.tap};
    cursor: pointer;
  }
  input {
    flex: none;
    width: 1.6rem;
    height: 1.6rem;
    margin: 0;
    accent-color: ${theme.color.text};
  }
`;

import styled from 'styled-components';
import { surfaces } from '#theme/surfaces.ts';
import { theme } from '#theme/theme.ts';
import { Button, ButtonRow } from '#ui/button/button.tsx';
import { keptCopy } from './kept-copy.ts';

const { sentences, acts } = keptCopy;

export function Sentences() {
  return (
    <List role="list">
      {sentences.map((sentence, index) => (
        <li key={sentence}>
          <b aria-hidden="true">{index + 1}</b>
          <p>{sentence}</p>
        </li>
      ))}
    </List>
  );
}

/** Renders "Take it off this device" and "Do not keep it here"; both need script. */
export function Acts() {
  return (
    <Box aria-label={acts.label}>
      <h2>{acts.heading}</h2>
      <p>{acts.text}</p>
      <noscript>
        <p>{acts.noScript}</p>
      </noscript>
      <ButtonRow>
        <Button type="button" data-act="ask">
          {acts.takeOff}
        </Button>
        <RefuseButton />
      </ButtonRow>
      <p role="status" data-part="news" data-denied={acts.denied} />
    </Box>
  );
}

/** Renders the switch that makes this device store nothing. */
export function RefuseButton() {
  return (
    <Switch type="button" data-second data-act="refuse" aria-pressed={false}>
      {acts.refuse}
    </Switch>
  );
}

const Switch = styled(Button)`
  &[aria-pressed='true']::before {
    content: '';
    width: 0.4em;
    height: 0.8em;
    margin-right: 0.2em;
    border: solid currentColor;
    border-width: 0 3px 3px 0;
    transform: translateY(-0.1em) rotate(45deg);
  }
`;

const List = styled.ol`
  border-top: ${theme.length.lineBold} solid ${theme.color.border};

  li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: 0 ${theme.space[5]};
    align-items: center;
    padding-block: ${theme.space[4]};
    border-bottom: ${theme.length.line} solid ${theme.color.border};
  }
  b {
    font: 800 3.25rem/0.8 ${theme.font.display};
    text-align: right;
    color: ${theme.color.accentText};
  }
  p {
    max-width: 22.2em;
    margin: 0;
    font: 600 ${theme.text.lead} / 1.3 ${theme.font.reading};
  }
`;

const Box = styled.aside`
  ${surfaces.highlight}
  padding: ${theme.space[6]};
  border: ${theme.length.lineBold} solid ${theme.color.dark};

  h2 {
    margin-bottom: ${theme.space[3]};
    font-size: ${theme.text.h3};
  }
  p:empty {
    margin: 0;
  }
  html:not([data-scripted]) & button {
    display: none;
  }
`;

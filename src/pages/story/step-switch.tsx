import styled from 'styled-components';
import { inStep, storySteps, type WrittenStory } from '#content/story/story.ts';
import { forcedSelected } from '#theme/surfaces.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { storyCopy } from './story-copy.ts';

const { steps } = storyCopy;

/** Renders links to the two texts of a story, as the halves of a pitch; nothing for a story with one text. */
export function StepSwitch({ story }: { readonly story: WrittenStory }) {
  if (!story.firstHalf) return null;
  return (
    <Pitch aria-label={steps.label}>
      {storySteps.map((step) => {
        const { words, sentences } = inStep(story, step) ?? story;
        return (
          <a key={step} href={`#${step}`} className={step}>
            <b>{steps[step].name}</b>
            <span>{steps[step].about}</span>
            <small>{steps.counts(words, Math.round(words / sentences))}</small>
            <em className="now">{steps.now}</em>
          </a>
        );
      })}
      <svg viewBox="0 0 60 60" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="3">
        <circle cx="30" cy="30" r="27" />
        <circle cx="30" cy="30" r="3" fill="currentColor" stroke="none" />
      </svg>
    </Pitch>
  );
}

const Pitch = styled.nav`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  width: 100%;
  max-width: 42rem;
  margin-top: ${theme.space[6]};
  border: ${theme.length.lineBold} solid ${theme.color.border};
  border-radius: ${theme.length.corner};
  background: ${theme.color.raised};

  a {
    display: flex;
    flex-direction: column;
    gap: ${theme.space[1]};
    padding: 1.1rem 1.25rem ${theme.space[4]};
    line-height: 1.3;
    color: ${theme.color.text};
    text-decoration: none;
  }
  .full-time {
    align-items: flex-end;
    border-left: ${theme.length.lineBold} solid ${theme.color.border};
    text-align: right;
  }
  b {
    font: 800 ${theme.text.h3} / 1 ${theme.font.display};
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.14em;
  }
  a:hover b {
    text-decoration-thickness: 5px;
  }
  span {
    font-size: 1.0625rem;
    font-weight: 700;
  }
  small {
    max-width: 9.75em;
    font-size: ${theme.text.label};
  }
  em {
    min-height: 1.3em;
    font: 700 ${theme.text.label} / 1.3 ${theme.font.reading};
    visibility: hidden;
  }
  html[data-scripted]:not([data-first-half]) & .full-time,
  html[data-first-half] & .first-half {
    background: ${theme.color.highlight};
    box-shadow: inset 0 -0.4rem 0 ${theme.color.dark};
    color: ${theme.color.dark};

    b {
      text-decoration: none;
    }
    em {
      visibility: visible;
    }
    ${media.forcedColors} {
      ${forcedSelected}
    }
  }
  svg {
    position: absolute;
    top: 50%;
    left: 50%;
    width: 3.25rem;
    height: 3.25rem;
    margin: -1.625rem;
    border-radius: 50%;
    background: ${theme.color.raised};
    pointer-events: none;
  }
  /* Both halves need this width beside the ball; below it, the ball is under them. */
  @media (max-width: 30rem) {
    a {
      padding: 0.9rem 0.9rem 1.4rem;
    }
    svg {
      top: calc(100% + 0.625rem);
    }
  }
`;

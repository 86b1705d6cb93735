import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Icon } from '#ui/text/icon.tsx';

interface VideoFrameProps extends ComponentProps<'div'> {
  /** The poster or the player. */
  readonly screen: ReactNode;
  /** True if there is nothing to press. */
  readonly isInert?: boolean;
  /** Text under the screen; a link in it covers the whole frame. */
  readonly children: ReactNode;
}

/**
 * Renders a screen with a bar of text. The play icon is in the bar, or on a wide page in the middle of the
 * screen.
 */
export function VideoFrame({ screen, isInert, children, ...attributes }: VideoFrameProps) {
  return (
    <Frame {...attributes}>
      <div className="screen">{screen}</div>
      <PlayDisc className="disc" data-inert={isInert}>
        <Icon name="play" size="50%" />
      </PlayDisc>
      <div className="words">{children}</div>
    </Frame>
  );
}

const PlayDisc = styled.span`
  display: grid;
  grid-area: disc;
  place-items: center;
  align-self: center;
  width: 4rem;
  height: 4rem;
  margin: 0.9rem 0 0.9rem 1.1rem;
  border: ${theme.length.lineBold} solid ${theme.color.dark};
  border-radius: 50%;
  background: ${theme.color.highlight};
  color: ${theme.color.dark};

  &:where([data-inert='true']) {
    border-style: dashed;
    border-color: ${theme.color.border};
    background: ${theme.color.muted};
    color: ${theme.color.textSoft};
  }
  svg {
    margin-left: 0.2rem;
  }
  ${media.fromDesktop} {
    grid-area: screen;
    place-self: center;
    width: 7.5rem;
    height: 7.5rem;
    margin: 0;
  }
  ${media.print} {
    display: none;
  }
`;

const Frame = styled.div`
  display: grid;
  position: relative;
  grid-template: 'screen screen' 'disc words' / auto 1fr;
  border: ${theme.length.lineBold} solid ${theme.color.border};
  border-radius: ${theme.length.corner};
  background: ${theme.color.raised};

  .screen {
    box-sizing: content-box;
    grid-area: screen;
    aspect-ratio: 16/9;
    border-bottom: ${theme.length.lineBold} solid ${theme.color.border};
    background: ${theme.color.muted};
  }
  img,
  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
  .words {
    grid-area: words;
    align-self: center;
    padding: 0.9rem 1.1rem;
    line-height: 1.25;
  }
  p {
    max-width: none;
    margin: 0;
    font-weight: 700;
  }
  p + p {
    margin-top: ${theme.space[1]};
    font-size: ${theme.text.label};
    font-weight: 400;
  }
  p:empty {
    margin: 0;
  }
  [role='status'] {
    font-weight: 700;
    color: ${theme.color.accentText};
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  a:focus-visible::after {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 3px;
    box-shadow: 0 0 0 3px ${theme.color.focusGap};
  }
  &:has(a:hover) ${PlayDisc} {
    background: ${theme.color.accent};
  }
`;

import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import type { Notice } from './notify.ts';

const drawings = {
  success: 'M4 12.5l5 5L20 6.5',
  waiting: 'M4 8h16v11H4zM4 8l3-4h10l3 4M9 13h6',
  failure: 'M6 6l12 12M18 6L6 18',
} as const;

/** Renders a toast. The layer around it handles its button. */
export function ToastCard({ tone, title, text, dismiss }: Notice) {
  return (
    <Card data-tone={tone}>
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        <path d={drawings[tone]} fill="none" stroke="currentColor" strokeWidth="2.8" />
      </svg>
      <div>
        <b>{title}</b>
        {text && <span>{text}</span>}
      </div>
      <button type="button" aria-label={dismiss}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d={drawings.failure} stroke="currentColor" strokeWidth="2.8" />
        </svg>
      </button>
    </Card>
  );
}

const Card = styled.div`
  display: flex;
  gap: 0.9rem;
  padding: ${theme.space[4]} ${theme.space[7]} ${theme.space[4]} 1.25rem;
  border: ${theme.length.lineBold} solid ${theme.color.border};
  border-left: 12px solid ${theme.color.brand};
  border-radius: ${theme.length.corner};
  background: ${theme.color.raised};
  box-shadow: 6px 6px 0 ${theme.color.border};

  &:where([data-tone='waiting']) {
    border-left-color: ${theme.color.highlight};
  }
  &:where([data-tone='failure']) {
    border-left-color: ${theme.color.accent};
  }
  svg {
    flex: none;
  }
  b {
    display: block;
    font: 800 1.25rem/1.2 ${theme.font.display};
    letter-spacing: 0.02em;
  }
  span {
    display: block;
    font-size: 1.0625rem;
    line-height: 1.4;
  }
  button {
    position: absolute;
    top: 0;
    right: 0;
    display: grid;
    place-items: center;
    width: ${theme.length.tap};
    height: ${theme.length.tap};
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  button:hover {
    background: ${theme.color.muted};
  }
  button:focus-visible {
    outline-offset: -6px;
    box-shadow: none;
  }
  /* In a low window space is short (toast-layer.tsx). */
  @media (max-height: 30rem) {
    padding: ${theme.space[2]} ${theme.space[7]} ${theme.space[2]} ${theme.space[3]};

    > svg {
      display: none;
    }
  }
`;

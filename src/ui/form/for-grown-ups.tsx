import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

interface ForGrownUpsProps {
  /** Id for the e-mail field's `aria-describedby`; the build refuses a field without it. */
  readonly id: string;
  readonly lead: string;
  readonly text: string;
}

/** Renders the sentence that belongs to every e-mail field. */
export function ForGrownUps({ id, lead, text }: ForGrownUpsProps) {
  return (
    <Note id={id}>
      <svg
        viewBox="0 0 30 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      >
        <circle cx="10" cy="5" r="3.2" />
        <path d="M3 22v-6a7 7 0 0 1 14 0v6M19 22v-2a4.5 4.5 0 0 1 8.5-1.8V22" />
        <circle cx="23" cy="12" r="2.6" />
      </svg>
      <span>
        <b>{lead}</b> {text}
      </span>
    </Note>
  );
}

const Note = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  margin: ${theme.space[2]} 0;
  font-size: ${theme.text.label};

  svg {
    flex: none;
    width: 1.9rem;
  }
`;

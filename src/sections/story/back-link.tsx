import styled from 'styled-components';
import { storyCopy } from '#content/copy/story.ts';
import { theme } from '#theme/theme.ts';
import { TextLink } from '#ui/button/text-link.tsx';

export function BackLink() {
  return (
    <Place>
      <TextLink to={storyCopy.back.to}>
        <svg
          viewBox="0 0 24 14"
          width="26"
          height="15"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
        >
          <path d="M8 1L2 7l6 6M2 7h22" />
        </svg>
        {storyCopy.back.label}
      </TextLink>
    </Place>
  );
}

const Place = styled.div`
  margin-bottom: ${theme.space[6]};

  a {
    display: inline-flex;
    gap: 0.6em;
    align-items: center;
    min-height: ${theme.length.tap};
    font-weight: 700;
    color: ${theme.color.ink};
  }
  @media print {
    display: none;
  }
`;

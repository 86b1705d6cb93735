import styled from 'styled-components';
import { buyingGuideCopy } from './buying-guide-copy.ts';
import { pendingMark } from '#content/owner-value.ts';
import { OutsideLink } from '#features/outside-link/outside-link.tsx';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { PendingMark } from '#ui/text/pending-mark.tsx';

const { items } = buyingGuideCopy.steps;

export function Passes() {
  return (
    <Steps role="list">
      {items.map((item, index) => (
        <li key={item.id}>
          <span className="no" aria-hidden="true">
            {index + 1}
          </span>
          {index < items.length - 1 && <Pass />}
          <div>
            <h3>{item.name}</h3>
            <p>
              {item.text}{' '}
              {'value' in item && (
                <PendingMark {...pendingMark(item.value)}>{item.value.value}</PendingMark>
              )}
            </p>
            {'address' in item && (
              <OutsideLink address={item.address}>{new URL(item.address.value).host}</OutsideLink>
            )}
          </div>
        </li>
      ))}
    </Steps>
  );
}

/** Renders the pass to the next step, which is one column to the right and one `--rise` higher. */
function Pass() {
  return (
    <svg
      viewBox="0 0 100 100"
      width="100"
      height="100"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeDasharray="14 12"
    >
      <path d="M0 100C40 90 70 45 100 0" />
    </svg>
  );
}

const Steps = styled.ol`
  position: relative;
  --disc: min(4.5rem, 22vw);
  --rise: 5.5rem;
  display: grid;
  gap: ${theme.space[6]};

  li {
    position: relative;
    display: grid;
    grid-template-columns: var(--disc) minmax(0, 1fr);
    gap: 0 min(1.25rem, 6vw);
    overflow-wrap: anywhere;
  }
  .no {
    display: grid;
    place-items: center;
    width: var(--disc);
    height: var(--disc);
    border: ${theme.length.lineBold} solid ${theme.color.dark};
    border-radius: 50%;
    background: ${theme.color.highlight};
    font: 800 2.75rem/1 ${theme.font.display};
    color: ${theme.color.dark};
  }
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    top: var(--disc);
    bottom: calc(-1 * ${theme.space[6]});
    left: calc(var(--disc) / 2 - 2px);
    border-left: 4px dashed ${theme.color.light};
  }
  li > svg {
    display: none;
  }
  h3 {
    margin: 0.9rem 0 0.6rem;
  }
  p {
    max-width: 20.7em;
  }
  a {
    display: inline-flex;
    gap: 0.35em;
    align-items: center;
    min-height: ${theme.length.tap};
  }
  ${media.fromDesktop} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${theme.space[7]};

    li {
      display: block;
    }
    li:not(:last-child)::before {
      display: none;
    }
    li > svg {
      display: block;
      position: absolute;
      top: calc(var(--disc) - var(--rise) - 0.25rem);
      left: calc(var(--disc) + 0.5rem);
      width: calc(100% + ${theme.space[7]} - var(--disc) - 1.25rem);
      height: var(--rise);
      color: ${theme.color.light};
    }
    path {
      vector-effect: non-scaling-stroke;
    }
    li:nth-child(1) {
      margin-top: calc(2 * var(--rise));
    }
    li:nth-child(2) {
      margin-top: var(--rise);
    }
    h3 {
      margin-top: 1.25rem;
    }
  }
`;

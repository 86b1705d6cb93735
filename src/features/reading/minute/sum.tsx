import styled from 'styled-components';
import { minuteCopy } from '#content/copy/parts/minute.ts';
import { theme } from '#theme/theme.ts';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { minuteMs, type MinuteResult, wordsInMinute } from './minute.ts';

const { sum, note } = minuteCopy;

/** Renders the latest result as a sum, with the ones before it beside it. */
export function Sum({ results }: { readonly results: readonly MinuteResult[] }) {
  const latest = results[results.length - 1];
  if (!latest) return null;
  const { read, wrong, seconds } = latest;
  const isWhole = seconds === minuteMs / 1_000;
  const well = read - wrong;
  return (
    <Result>
      <p className="sum" role="status">
        <Figure value={read} label={sum.read} />
        <Sign sign="−" label={sum.minus} />
        <Figure value={wrong} label={sum.wrong} />
        <Sign sign="=" label={sum.equals} />
        {!isWhole && (
          <>
            <Figure value={well} label={sum.inSeconds(seconds)} />
            <Sign sign="→" label={sum.makes} />
          </>
        )}
        <Figure value={wordsInMinute(latest)} label={sum.total} isTotal />
      </p>
      {results.slice(0, -1).map((result, at) => (
        <p key={at}>{sum.before(wordsInMinute(result))}</p>
      ))}
      <p className="hint">{note}</p>
    </Result>
  );
}

interface FigureProps {
  readonly value: number;
  readonly label: string;
  readonly isTotal?: boolean;
}

function Figure({ value, label, isTotal = false }: FigureProps) {
  return (
    <span className={isTotal ? 'total' : undefined}>
      <b>{value}</b> <small>{label}</small>
    </span>
  );
}

function Sign({ sign, label }: { readonly sign: string; readonly label: string }) {
  return (
    <>
      {' '}
      <b aria-hidden="true">{sign}</b> <VisuallyHidden>{label}</VisuallyHidden>{' '}
    </>
  );
}

const Result = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  .sum {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]} ${theme.space[4]};
  }
  .sum span {
    display: grid;
    gap: 0.35rem;
    align-content: start;
  }
  b {
    font: 800 clamp(2.5rem, 2rem + 2vw, 4rem) / 0.9 ${theme.font.display};
    font-variant-numeric: tabular-nums;
  }
  small {
    max-width: 9ch;
    font-size: ${theme.text.label};
    line-height: 1.2;
  }
  .total b {
    color: ${theme.color.highlight};
  }
`;

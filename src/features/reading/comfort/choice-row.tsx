import styled from 'styled-components';
import { forcedSelected } from '#theme/surfaces.ts';
import { media } from '#theme/media.ts';
import { paperColors } from '#theme/tokens.ts';
import { theme } from '#theme/theme.ts';

interface ChoiceRowProps {
  readonly name: string;
  readonly copy: {
    readonly legend: string;
    readonly options: Options;
    readonly note?: string;
    /** Note that is shown in forced colours. */
    readonly forced?: string;
  };
  /** Key of the selected option. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

type Options = Readonly<Record<string, string>>;

/** Renders a group of radio buttons, each drawn in the style of its option. */
export function ChoiceRow({ name, copy, value, onChoose }: ChoiceRowProps) {
  const { legend, options, note, forced } = copy;
  return (
    <Choices>
      <legend>{legend}</legend>
      <div>
        {inOrder(options).map(([key, label]) => (
          <label key={key}>
            <input
              type="radio"
              name={`reading-${name}`}
              checked={key === value}
              onChange={() => onChoose(key)}
            />
            <Card data-option={`${name}-${key}`}>{label}</Card>
          </label>
        ))}
      </div>
      {note && <p>{note}</p>}
      {forced && <p className="forced">{forced}</p>}
    </Choices>
  );
}

/** Puts `usual` first. JavaScript sorts numeric keys before all others. */
function inOrder(options: Options): readonly (readonly [string, string])[] {
  const { usual, ...others } = options;
  return [...(usual === undefined ? [] : [['usual', usual] as const]), ...Object.entries(others)];
}

const optionStyles = Object.entries({
  'size-125': 'font-size:1.2rem;',
  'size-150': 'font-size:1.4rem;',
  'size-200': 'font-size:1.7rem;',
  'space-more': 'letter-spacing:.05em;word-spacing:.12em;',
  'space-most': 'letter-spacing:.12em;word-spacing:.2em;',
  ...Object.fromEntries(
    Object.entries(paperColors).map(([paper, color]) => {
      const text = paper === 'night' ? theme.color.light : theme.color.dark;
      return [`paper-${paper}`, `background:${color};color:${text};`];
    }),
  ),
})
  .map(([option, rules]) => `&:where([data-option='${option}']){${rules}}`)
  .join('');

const Choices = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: 0.8rem;
    padding: 0;
    font: 800 ${theme.text.h4} / 1 ${theme.font.display};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
  }
  label {
    position: relative;
    flex: 1 0 auto;
    max-width: 100%;
    cursor: pointer;
  }
  /* The transparent radio button covers its card, so that taps and touch exploration find it there. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  p {
    margin: 0.6rem 0 0;
    font-size: ${theme.text.label};
  }
  .forced {
    display: none;

    ${media.forcedColors} {
      display: block;
    }
  }
`;

const Card = styled.span`
  display: grid;
  place-items: center;
  min-height: 3.25rem;
  padding: 0.4rem 0.9rem;
  border: ${theme.length.line} solid ${theme.color.border};
  border-radius: ${theme.length.corner};
  line-height: 1.15;
  text-align: center;
  overflow-wrap: anywhere;
  ${optionStyles}

  input:checked + & {
    border-width: 5px;
    padding: calc(0.4rem - 3px) calc(0.9rem - 3px);
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.2em;

    ${media.forcedColors} {
      ${forcedSelected}
    }
  }
  input:focus-visible + & {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 3px;
    box-shadow: 0 0 0 3px ${theme.color.focusGap};
  }
`;

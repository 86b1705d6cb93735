import styled from 'styled-components';

interface IconProps {
  /** Name of a symbol in /art/icons.svg, without `i-`. */
  readonly name: string;
  readonly size?: string;
}

/** Renders an icon beside text; it is hidden from screen readers. */
export function Icon({ name, size = '1.35em' }: IconProps) {
  return (
    <Drawing viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <use href={`/art/icons.svg#i-${name}`} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
`;

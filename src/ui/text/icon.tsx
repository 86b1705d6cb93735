import styled from 'styled-components';

interface IconProps {
  /** A symbol of /art/icons.svg without its `i-`. */
  readonly name: string;
  readonly size?: string;
}

/** A drawing beside words; never the only sign. */
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

import styled from 'styled-components';

/** A field that nobody sees, hears or reaches: whoever fills it in is not a person. */
export function Honeypot({ name }: { readonly name: string }) {
  return (
    <Trap aria-hidden="true">
      <input type="text" name={name} tabIndex={-1} autoComplete="off" />
    </Trap>
  );
}

const Trap = styled.div`
  position: absolute;
  left: -6000px;

  @media print {
    display: none;
  }
`;

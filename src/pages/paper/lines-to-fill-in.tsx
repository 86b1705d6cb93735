import { librarianPapersCopy } from '#content/copy/parts/librarian-papers.ts';
import type { OwnerValue } from '#content/owner-value.ts';

/** Renders a value of the owner, or a line to write on while the value is pending. */
export function ValueOrBlank({ value }: { readonly value: OwnerValue }) {
  return value.state === 'pending' ? <span className="blank" /> : value.value;
}

export function CallNumber() {
  return (
    <p className="line">
      {librarianPapersCopy.callNumber} <span className="blank" />
    </p>
  );
}

export const fillInLineStyles = `
  .line {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em;
    padding-top: 0.8em;
    font-weight: 700;
  }
  .blank {
    flex: 1;
    display: inline-block;
    min-width: 5em;
    border-bottom: 1px solid;
  }
  .low {
    margin-top: auto;
  }
`;

/** Renders an arrow that marks a link to a new tab. */
export function NewTabArrow() {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d="M3 9L9.5 2.5M4 2h6v6" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

export function ArrowDown() {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d="M1 3.5l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2.4" />
    </svg>
  );
}

/** Renders an arrow after a button's label. */
export function ArrowRight() {
  return (
    <svg viewBox="0 0 30 14" width="28" height="13" aria-hidden="true">
      <path d="M0 7h27M21 1l6 6-6 6" fill="none" stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}

interface DrawingProps {
  /** A symbol of a sprite in /art, such as `/art/kit.svg#books`. */
  readonly href: `/art/${string}.svg#${string}`;
  readonly width: number;
  readonly height: number;
  readonly strokeWidth: number;
}

/** Renders a decorative line drawing in the colours of its surface. */
export function Drawing({ href, ...box }: DrawingProps) {
  return (
    <svg {...box} aria-hidden="true" fill="none" stroke="currentColor">
      <use href={href} />
    </svg>
  );
}

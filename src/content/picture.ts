export interface Picture {
  readonly src: `/art/${string}.svg`;
  readonly width: number;
  readonly height: number;
  /** What is to be seen; empty where the picture only decorates. */
  readonly alt: string;
}

import { theme } from '#theme/theme.ts';

interface QueueChildProps {
  readonly no: number;
  /** Where in the drawing, and how tall. */
  readonly at: string;
  readonly shirt: string;
  readonly digit: string;
}

const { print } = theme.color;

/** A child seen from behind, in a numbered shirt. */
export function QueueChild({ no, at, shirt, digit }: QueueChildProps) {
  return (
    <g transform={at} fill={print}>
      <path d="M-26 150v96M26 150v96" stroke={print} strokeWidth="26" strokeLinecap="round" />
      <path d="M-46 128h92v60H4l-4-20-4 20h-42z" />
      <path d="M-30 26h60l40 34-20 34-14-8v62h-72V86l-14 8-20-34z" fill={shirt} />
      <circle cy="-8" r="32" />
      <text y="106" fill={digit}>
        {no}
      </text>
    </g>
  );
}

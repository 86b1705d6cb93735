import { theme } from '#theme/theme.ts';

const { flag, print } = theme.color;

/** The pitch with the coach's marks: two lines of play and three crosses. */
export function TacticsPitch() {
  return (
    <>
      <g fill="none" stroke={print} strokeWidth="4">
        <path d="M40 30h720v460H40zM400 30v460" />
        <circle cx="400" cy="260" r="86" />
        <path d="M40 140h120v240H40M760 140H640v240h120" />
      </g>
      <g fill="none" stroke={flag} strokeWidth="8">
        <path
          d="M130 410C220 470 270 350 290 250S430 110 500 170S560 380 660 400"
          strokeDasharray="20 14"
        />
        <path d="M690 405l-34-22M690 405l-38 14" />
      </g>
      <path
        d="M88 92l40 40M128 92l-40 40M566 70l36 36M602 70l-36 36M456 410l36 36M492 410l-36 36"
        stroke={print}
        strokeWidth="6"
      />
    </>
  );
}

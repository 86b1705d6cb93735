import type { ReactNode } from 'react';
import type { schoolsCopy } from '#content/copy/schools.ts';
import { theme } from '#theme/theme.ts';

export type KitId = (typeof schoolsCopy.resources.items)[number]['id'];

/** The six things in the kit bag, drawn in the house's flat paper. */
export function KitDrawing({ id }: { readonly id: KitId }) {
  return (
    <svg
      viewBox="0 0 80 80"
      width="80"
      height="80"
      aria-hidden="true"
      fill="none"
      stroke={theme.color.rule}
      strokeWidth="4"
    >
      {drawings[id]}
    </svg>
  );
}

const { flag, lamp, pitch, sheet, chalk } = theme.color;

const drawings: Readonly<Record<KitId, ReactNode>> = {
  books: (
    <>
      <path d="M12 10h44v60H12z" fill={flag} />
      <path d="M56 16h10v54H22" />
      <circle cx="34" cy="40" r="11" fill={sheet} />
    </>
  ),
  'graded-readers': (
    <>
      <path d="M8 58h20v14H8z" fill={lamp} />
      <path d="M30 38h20v34H30z" fill={flag} />
      <path d="M52 12h20v60H52z" fill={pitch} />
    </>
  ),
  workbooks: (
    <>
      <path d="M10 8h46v64H10z" fill={sheet} />
      <path d="M20 24h26M20 36h26M20 48h14" />
      <path d="M68 12v46l-5 12-5-12V12z" fill={lamp} />
    </>
  ),
  'teachers-guides': (
    <>
      <path d="M6 10h68v50H6z" fill={pitch} />
      <path d="M40 10v50" stroke={chalk} />
      <circle cx="40" cy="35" r="11" stroke={chalk} />
      <path d="M26 60l-8 16M54 60l8 16" />
    </>
  ),
  'training-course': (
    <>
      <path d="M14 68L40 12l26 56z" fill={flag} />
      <path d="M30 34h20M22 52h36" stroke={chalk} strokeWidth="7" />
      <path d="M6 70h68" />
    </>
  ),
  'online-community': (
    <>
      <circle cx="40" cy="22" r="13" fill={lamp} />
      <circle cx="19" cy="56" r="13" fill={pitch} />
      <circle cx="61" cy="56" r="13" fill={flag} />
      <path d="M33 34l-8 10M47 34l8 10M32 56h16" />
    </>
  ),
};

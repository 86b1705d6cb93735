/**
 * Returns an SVG as a CSS image. Sheets print their backgrounds, and all papers share one
 * stylesheet, so that each drawing is loaded once.
 */
function drawing(viewBox: string, attributes: string, shapes: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}' ${attributes} stroke='black'>${shapes}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg).replaceAll(/%(?:20|27|2F|3A|3D)/g, decodeURIComponent)}")`;
}

const lines = `fill='none'`;

/** A football. The circle cuts off the patches that reach beyond its edge. */
export const ball = drawing(
  '0 0 84 84',
  '',
  `<clipPath id='a'><circle cx='42' cy='42' r='40'/></clipPath><circle cx='42' cy='42' r='40' fill='white' stroke-width='4'/><path clip-path='url(#a)' stroke-width='3' d='M46 27l12 14-10 16-18-5-2-18zl6-25M58 41l25-2M48 57l9 23M30 52L11 68M28 34L7 20M48 16L37 4h27v5zM68 40l9-14 7 2v20l-5 5zM52 67l16 4v13H47zM22 59l1 17-16-4V49zM19 28L3 34V10l15-3z'/>`,
);

/** The outline of a pitch with its corner arcs. It is stretched to the size of its box. */
export const pitch = drawing(
  '0 0 91 134',
  `preserveAspectRatio='none' ${lines}`,
  `<path d='M.5.5h90v133H.5zm0 7a7 7 0 007-7m76 0a7 7 0 007 7m0 119a7 7 0 00-7 7m-76 0a7 7 0 00-7-7'/>`,
);

/** A pass from left to right. */
export const pass = drawing(
  '0 0 259 60',
  `${lines} stroke-width='1.5'`,
  `<path stroke-dasharray='4 3' d='M13 45C40 10 60 10 82 34s40 22 68-6 40-22 64-2l19 14'/><path d='M236 33v10h-9'/>`,
);

/** A dashed line that rises to an arrowhead. */
export const up = drawing(
  '0 0 60 86',
  `${lines} stroke-width='3'`,
  `<path stroke-dasharray='8 6' d='M14 72c38-6 24-32 24-58'/><path d='M26 21L38 9l12 12'/>`,
);

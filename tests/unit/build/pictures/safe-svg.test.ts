import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { safeSvg } from '#build/pictures/safe-svg.ts';

const svg = (inside: string, root = 'viewBox="0 0 96 64"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;

const clean =
  '<svg width="960" height="640" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64">';

it.each([
  [
    'a DOCTYPE',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">${svg('<path d="M0 0"/>')}`,
  ],
  [
    'comments and instructions',
    `<?xml version="1.0"?><?xml-stylesheet href="x.css"?><!-- by me -->${svg('<path d="M0 0"/>')}`,
  ],
  [
    'metadata and marks of an editor',
    svg(
      '<metadata><x>Me</x></metadata><title>By <b>me</b></title><desc>Me</desc><i:view i:zoom="2"/><path i:label="me" d="M0 0"/>',
      'xmlns:i="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 96 64"',
    ),
  ],
])('rewrites a drawing without %s', (_name, source) => {
  expect(safeSvg(source, 960)).toEqual({
    status: 'safe',
    svg: expect.stringMatching(
      /^<svg width="960" height="640".*viewBox="0 0 96 64".*><path d="M0 0"\/><\/svg>$/,
    ),
    height: 640,
    hasPicture: false,
  });
  const { svg: written = '' } = { svg: undefined, ...safeSvg(source, 960) };
  expect(written).not.toMatch(/inkscape|DOCTYPE|<!--|\?xml/);
});

it('keeps text, styles and links within the drawing', () => {
  const inside = '<style>.a{fill:url(#b)}</style><text>5 &lt; 6 &amp; 7</text><use href="#b"/>';
  expect(safeSvg(svg(inside), 960)).toMatchObject({ svg: `${clean}${inside}</svg>` });
});

it('also takes the size from width and height', () => {
  for (const root of ['width="300px" height="200"', 'width="79.375mm" height="150pt"'])
    expect(safeSvg(svg('', root), 960)).toMatchObject({
      svg: expect.stringMatching(/^<svg width="960" height="640" viewBox="0 0 300 200" /),
      height: 640,
    });
});

it('keeps the prefix of the elements of a drawing', () => {
  const source =
    '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><s:path d=""/></s:svg>';
  expect(safeSvg(source, 960)).toMatchObject({ status: 'safe', height: 640 });
});

it.each([
  ['<script>alert(1)</script>', /^contains <script>; take it out/],
  ['<foreignObject><p/></foreignObject>', /^contains <foreignObject>/],
  ['<path onclick="x()" d=""/>', /^runs a script with onclick/],
  [
    '<image href="https://a.example/x.png"/>',
    /^loads "https:\/\/a\.example\/x\.png" from elsewhere/,
  ],
  ['<use href="other.svg#x"/>', /^loads/],
  ['<a href="javascript:x()"><path d=""/></a>', /^loads/],
  ['<style>@import "x.css"</style>', /^loads something/],
  [String.raw`<style>@\69mport "x.css"</style>`, /^loads something/],
  [String.raw`<path style="fill:\75 rl(https://a.example/#x)" d=""/>`, /^loads/],
  ['<path style="fill:image-set(&quot;x.png&quot; 1x)" d=""/>', /^loads/],
  ['<path style="fill:url(https://a.example/#x)" d=""/>', /^loads/],
  ['<path d="">', /^is no SVG that browsers can read \(.*unexpected close tag/],
  ['&nbsp;', /^is no SVG that browsers can read/],
])('refuses %s', (inside, reason) => {
  expect(safeSvg(svg(inside), 960)).toEqual({
    status: 'refused',
    reason: expect.stringMatching(reason),
  });
});

it.each([
  [
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>',
    /entities of its own/,
  ],
  ['<svg><path/></svg>', /has no size/],
  ['', /is no SVG/],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">', /unclosed tag/],
])('refuses %s', (source, reason) => {
  expect(safeSvg(source, 960)).toEqual({
    status: 'refused',
    reason: expect.stringMatching(reason),
  });
});

it('draws the pictures of the site as they were', async () => {
  const scenes = readdirSync('public/art').filter((name) => name.startsWith('scene-'));
  expect(scenes.length).toBeGreaterThan(5);
  for (const name of scenes) {
    const source = readFileSync(`public/art/${name}`, 'utf8');
    const safe = safeSvg(source, 960);
    if (safe.status === 'refused') throw new Error(`${name} ${safe.reason}`);
    const pixels = (svg: string) => sharp(Buffer.from(svg)).resize(96, 64).raw().toBuffer();
    expect((await pixels(safe.svg)).equals(await pixels(source)), name).toBe(true);
  }
});

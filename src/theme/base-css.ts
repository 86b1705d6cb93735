/** Bare elements. Whatever has a name of its own is a component in ui/. */
export const baseCss = [
  '*,*::before,*::after{box-sizing:border-box}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%}',
  'body{margin:0;background:var(--c-paper);color:var(--c-ink);font:400 var(--t-body)/1.6 var(--f-reading);overflow-wrap:break-word}',
  'img,svg{max-width:100%;height:auto;display:block}',
  'h1,h2,h3,h4{font-family:var(--f-display);font-weight:800;line-height:1;margin:0;text-wrap:balance}',
  'h1{font-size:var(--t-h1);line-height:.92}',
  'h2{font-size:var(--t-h2);line-height:.95}',
  'h3{font-size:var(--t-h3)}',
  'h4{font-size:var(--t-h4);line-height:1.05}',
  'p{margin:0 0 1em;max-width:var(--l-measure)}',
  'p:last-child{margin-bottom:0}',
  'ul,ol,dl,dd,figure,blockquote{margin:0;padding:0}',
  'ul,ol{list-style:none}',
  'a{color:var(--c-link);text-decoration-thickness:2px;text-underline-offset:.18em}',
  'a:hover{text-decoration-thickness:4px}',
  'button,input,textarea{font:inherit;color:inherit}',
  'label{display:block;font-weight:700}',
  ':focus-visible{outline:3px solid var(--c-focus);outline-offset:3px;box-shadow:0 0 0 3px var(--c-focus-gap);border-radius:var(--l-corner)}',
  '[hidden]{display:none!important}',
  // In lower windows the bar sticks to nothing.
  '@media (min-height:36.01rem){html:has([data-bar]:not(:empty)){scroll-padding-bottom:12rem}@supports not selector(:has(*)){:focus{scroll-margin-bottom:12rem}}}',
  // Screen readers drop a list's role when its bullets go, unless the role is said: lists in ui/ say it.
  '@media print{@page{margin:.5in}:root{--c-paper:#fff;--c-sheet:#fff;--c-kraft:#fff;--c-ink:#000;--c-ink-soft:#000;--c-rule:#000;--c-flag-text:#000;--c-pitch-text:#000;--c-link:#000;--c-button:none;--c-button-ink:#000}body{font-size:11pt}',
  // Nothing is cut between two pages, and an address that cannot be pressed is written out.
  'h1,h2,h3,h4{break-after:avoid}li,tr,figure,blockquote,dl>div,img,svg{break-inside:avoid}',
  'a[data-address]::after{content:" (" attr(data-address) ")";overflow-wrap:anywhere}}',
].join('');

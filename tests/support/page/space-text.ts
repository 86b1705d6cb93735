/** Applies the spacing of WCAG 1.4.12. The page's policy allows a constructed stylesheet. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}' +
      'p{margin-bottom:2em!important}',
  );
  document.adoptedStyleSheets = [sheet];
}

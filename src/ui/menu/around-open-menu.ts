/**
 * Behind an element that stands around an open compact menu. Where `:has()` is unknown (Firefox before
 * 121, Chrome before 105) script marks that element.
 */
export const aroundOpenMenu = ':is(:has([data-compact-menu][open]),[data-menu-open])';

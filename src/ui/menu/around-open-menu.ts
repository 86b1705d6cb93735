/**
 * Selector suffix for an element around an open compact menu. Where `:has()` is missing (Firefox before 121,
 * Chrome before 105), script marks that element.
 */
export const aroundOpenMenu = ':is(:has([data-compact-menu][open]),[data-menu-open])';

// The start-up script has told the styles that script runs; documents of unit tests have none.
if (typeof document !== 'undefined') document.documentElement.dataset['scripted'] = '';

export {};

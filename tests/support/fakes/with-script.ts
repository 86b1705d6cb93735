// The boot script sets this mark for stylesheets; documents of unit tests do not run it.
if (typeof document !== 'undefined') document.documentElement.dataset['scripted'] = '';

export {};

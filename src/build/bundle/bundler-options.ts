/**
 * What pages, start-up script and worker are compiled for: the oldest browsers in which pages, offline
 * reading, printing and sign-ups work. What these lack beside syntax, tests/built looks for. The first
 * stands for Chrome 90, by whose own name every `?.` would be rewritten: it lacks `f?.(...some, last)`.
 */
export const oldestBrowsers = ['es2021', 'safari15', 'firefox90'];

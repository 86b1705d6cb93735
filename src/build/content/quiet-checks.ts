/** On a busy machine the bundler would advise about what plugins cost; the tests measure what counts. */
export const quietChecks = { bundlerTimings: false } as const;

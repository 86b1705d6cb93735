/** The sentence beside every line for an e-mail address; no age is asked. */
export const forGrownUps = { lead: 'For grown-ups.', text: 'Children: ask one.' } as const;

/** The sentence beside every e-mail field. No form asks for an age. */
export const forGrownUps = { lead: 'For grown-ups.', text: 'Children: ask one.' } as const;

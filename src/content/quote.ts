/** Sample words by role (decision 4): no real person said them, and the page marks them. */
export interface Quote {
  readonly text: string;
  readonly role: string;
  readonly sample: true;
}

export function sampleQuote(text: string, role: string): Quote {
  return { text, role, sample: true };
}

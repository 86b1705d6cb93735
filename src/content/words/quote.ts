interface Quote {
  readonly text: string;
  readonly role: string;
  /** Nobody has said it yet (decision 4), and the page marks it. A real one has `sample: false`. */
  readonly sample: boolean;
}

/** Sample words by role. */
export function sampleQuote(text: string, role: string): Quote {
  return { text, role, sample: true };
}

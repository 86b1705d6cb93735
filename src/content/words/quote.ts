interface Quote {
  readonly text: string;
  readonly role: string;
  /**
   * True for an invented quote (decision 4), which the page marks. A real one has `sample: false`.
   */
  readonly sample: boolean;
}

/** Creates a sample quote that is attributed to a role. */
export function sampleQuote(text: string, role: string): Quote {
  return { text, role, sample: true };
}

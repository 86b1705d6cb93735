/** Returns the sentence that is highlighted as being read; null without one. */
export function markedSentence(): string | null {
  const [range] = CSS.highlights.get('read-sentence') ?? [];
  return range instanceof Range ? range.toString() : null;
}

export function voiceCount(): number {
  return speechSynthesis.getVoices().length;
}

/** Returns the language of the highlighted sentence; null without one. */
export function markedLanguage(): string | null {
  const [range] = CSS.highlights.get('read-sentence') ?? [];
  if (!(range instanceof Range)) return null;
  return range.startContainer.parentElement?.closest('[lang]')?.getAttribute('lang') ?? null;
}

/**
 * Unlocks speech on iPads, which allow it only from a press, by speaking an empty utterance while
 * the code that reads aloud is loading. Only on iPads: with Linux's speech-dispatcher Chromium
 * never speaks again after an empty utterance. Lockdown Mode has no speech.
 */
export function unlockSpeech(): void {
  if ('GestureEvent' in window) window.speechSynthesis?.speak(new SpeechSynthesisUtterance(''));
}

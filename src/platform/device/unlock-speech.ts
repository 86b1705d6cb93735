/**
 * iPads let a page speak only from a press, and code that is loaded by the press comes after it: an empty
 * word, spoken in the press itself, opens the way. Only there: behind Linux's speech-dispatcher Chromium
 * never speaks again after an empty word.
 */
export function unlockSpeech(): void {
  if ('GestureEvent' in window) speechSynthesis.speak(new SpeechSynthesisUtterance(''));
}

/**
 * iPads let a page speak only from a press, and code that comes by the press comes after it: an empty
 * word, said in the press itself, opens the way.
 */
export function wakeSpeech(): void {
  if ('speechSynthesis' in window) speechSynthesis.speak(new SpeechSynthesisUtterance(''));
}

// Words in a voice's name choose its faults; tests set voices and read what was said.
/** Milliseconds for each word. */
const pace = 150;
const said = [];
let timers = [];

globalThis.heard = () => said;
globalThis.forget = () => said.splice(0);
globalThis.setVoices = (voices) => chrome.ttsEngine.updateVoices(voices);

chrome.ttsEngine.onSpeak.addListener((text, { voiceName, rate }, send) => {
  said.push({ text, voiceName, rate });
  const faults = (voiceName ?? '').split(' ');
  const has = (fault) => faults.includes(fault);
  if (has('Mute')) return;
  if (has('Broken')) return send({ type: 'error', errorMessage: 'broken' });
  send({ type: 'start', charIndex: 0 });
  if (has('Endless')) return;
  let at = 0;
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    at += pace;
    if (!has('Wordless')) {
      const tell = () => send({ type: 'word', charIndex: index, length: word.length });
      timers.push(setTimeout(tell, at - pace));
    }
  }
  timers.push(setTimeout(() => send({ type: 'end', charIndex: text.length }), at));
});

chrome.ttsEngine.onStop.addListener(() => {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
});

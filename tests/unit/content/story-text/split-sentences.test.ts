import { expect, it } from 'vitest';
import { splitSentences } from '#content/story-text/split-sentences.ts';

/** Texts with a bar between the sentences that must be found. */
const texts = [
  'This spring our name is on a cup. |It is a cup that children play for.',
  'Was it a goal? |Yes! |Everybody saw it… |Nobody spoke.',
  'Mr. Hare ran. |Mrs. Hare and Dr. O’Neill watched St. Mary’s.',
  'The coach is D. C. Freedman. |J.K. Rowling was not there.',
  'A. A referee with a very loud whistle.',
  'A book by I. M. Banks, one for A, two for C. |Then ask why.',
  'C. The person who cuts the grass.',
  '“Go on. |Shoot!” he said. |“Pass it!” |And he did.',
  '“Stop!” Tom shouted. |"Why?" asked Ann. |‘Now,’ said Tim.',
  'A lion. |Mum. |No, no. |He won. |GOAL.',
  'We met on Sat. 5 Apr. 2025. |It rained.',
  'They met Sen. Kane, who won 3:1. |7 ran. |It was 3. |7 left.',
  '1. First we run. |2025. |Then we pass.',
  '¿Quién ganó? |¡Gol! |Nadie habló.',
  '¿Srta. Paz? |La Mtra. Ruiz, el Mtro. Gil, el Gral. Mena y Dña. Ana van. |¿Sr. Gil?',
  'Vive en la Av. Reforma, núm. 7, pág. 3. |En la Avda. Sur vive la Profa. Sol.',
  'El Lic. Ros y el Ing. Paz ven a EE. UU. |Luego van a los JJ. OO. |Ana ve a Ava. |Luego juegan.',
  '“Was it a goal?” Dr. Smith asked. |“No!” Mr. J. Fox said. |“Why?” |Dr. Smith ran.',
  'It is at 7 p.m. Saturday. |It ends at 9 P.M. BST. |It was 8 p.m. |Mark ran. |It was 9 p.m. |Then at 7 p.m. May 3.',
  'We won 3-0! 🎉 |Then we ran. 👍🏽👩‍👧 |“Go!” 🇪🇸 |Now.',
  'All rights reserved. © 2025 Botley FC. |It is ours! ™ 2025. |Now.',
  'كرة القدم جميلة. |هل تلعب؟ |نعم۔ |لا.',
  'राम घर गया। |वह खुश है॥ |अंत।',
  'ኳሱ ሄደ፡፡ |ልጆቹ ሮጡ። |እሺ።',
  '我喜欢足球。|他说：“好！”|我们走吧？|好。',
  '他问：“你好吗？”|我说：“好。”',
  '（很好。）',
  '我们赢了！！！',
  '他说：“真的吗？！”',
  'Tel. 01865 or Máx. 20, c. 1850.',
  'Choose plan c. |20 places are left.',
  '他说："好。"',
  '「ほしいよ。」|【はい。】',
  'Il a dit : «\u00A0Viens\u00A0!\u00A0» |Elle est venue : « Oui. » |Il rit.',
  '«¿Qué?» |«Nada.» |Luego.',
  'Messrs. Fox and Supt. Moyo met Bw. Juma, Bi. Asha, UNks. Dube and Mnu. Zulu. |डॉ. शर्मा आए।',
  'Tel. 01865 496000. |Est. 1923 in Div. 2. |Max. 20 play, min. four, approx. 6. |Approx. 9 (b. 2012) ran.',
  'It is made by Botley Ltd. |They sell balls. |It took 5 min. |Then Max. |Then B.',
  'The film (it is short.) |There is more. |2025 was good.',
];

it.each(texts)('finds the sentences of: %s', (marked) => {
  const text = marked.replaceAll('|', '');
  const found = splitSentences([{ kind: 'text', text }]);
  expect(found.map((one) => one.map((piece) => piece.text).join('')).join('|')).toBe(marked);
});

it('a sentence does not end before a lower-case word', () => {
  for (const text of ['Read it at 8.30 p.m. and stop.', 'Wait… and see e.g. three.'])
    expect(splitSentences([{ kind: 'text', text }])).toHaveLength(1);
});

it('a link is never cut, even if it contains a full stop', () => {
  const link = { kind: 'link', text: 'https://a.example/One. Two', href: 'x' } as const;
  const text = (words: string) => ({ kind: 'text', text: words }) as const;
  expect(splitSentences([text('See it at '), link, text('. Then go. Bye')])).toEqual([
    [text('See it at '), link, text('. ')],
    [text('Then go. ')],
    [text('Bye')],
  ]);
});

it('an empty text has no sentences', () => {
  expect(splitSentences([])).toEqual([]);
  expect(splitSentences([{ kind: 'text', text: '' }])).toEqual([]);
});

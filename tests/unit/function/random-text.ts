import { createRandom } from '../../soak/create-random.ts';

const printable = String.raw`< > " ' ${'`'} & &lt; &#60; &#x3c; &amp;lt; <br> <script> </p>
 <img/src=x/onerror=alert(1)> <!-- --> javascript: 😀 é @ a@b.co , ; : ( ) [ ] \ . .. Bcc:x@y.zz
 =?utf-8?q?=3Cscript=3E?= abc Z 0 - %0d%0a {{x}} $\{x}`;
const others =
  '\r\n|\n|\r|\0|\t|\u0085|\u2028|\u2029|\u202e|\u2066|\ufeff|\ud800|\udc00|e\u0301|\uff1c|\uff20| |  ';
const pieces = [...printable.split(/\s+/), ...others.split('|')];

/** Creates hostile text, which is the same for the same seed. */
export function createRandomText(seed: number): () => string {
  const random = createRandom(seed);
  const last = pieces.length - 1;
  return () =>
    Array.from({ length: random.whole(0, 11) }, () => pieces[random.whole(0, last)] ?? '').join('');
}

import { expect, it } from 'vitest';
import type { OwnerValue, ValueState } from '#content/owner-value.ts';
import { embedAddress } from '#features/video/video-panel.tsx';

const player = 'https://www.youtube-nocookie.com/embed/a-b_C1234dE';

const known = [
  'https://www.youtube.com/watch?v=a-b_C1234dE',
  'https://youtube.com/watch?v=a-b_C1234dE',
  'https://youtu.be/a-b_C1234dE?si=x',
  'https://www.youtube.com/embed/a-b_C1234dE',
  'https://www.youtube-nocookie.com/embed/a-b_C1234dE',
  'https://m.youtube.com/watch?v=a-b_C1234dE',
  'https://www.youtube.com/shorts/a-b_C1234dE',
  'https://www.youtube.com/live/a-b_C1234dE?feature=share',
];

const unknown = [
  'a-b_C1234dE',
  'https://vimeo.com/a-b_C1234dE',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/embed/..%2F..%2Fevil',
  'https://youtube.com.example.org/watch?v=a-b_C1234dE',
  'https://notyoutube.com/watch?v=a-b_C1234dE',
];

function film(value: string, state: ValueState = 'confirmed'): OwnerValue {
  return { key: 'about-video', value, state };
}

it.each(known)('plays %s on the privacy-friendly host', (address) => {
  expect(embedAddress(film(address))?.split('?')[0]).toBe(player);
  expect(embedAddress(film(address, 'approval'))?.split('?')[0]).toBe(player);
});

it('is undefined while the owner has not supplied the film', () => {
  expect(embedAddress(film(known[0] ?? '', 'pending'))).toBeUndefined();
});

it.each(unknown)('stops the build at %s', (address) => {
  expect(() => embedAddress(film(address))).toThrow(`about-video: ${address}`);
});

import { expect, it } from 'vitest';
import { maskAddress } from '#features/outbox/mask-address.ts';

it.each([
  ['ruth@school.example', 'r•••@s•••.example'],
  ['r@s.example', 'r•••@s•••.example'],
  ['head.teacher@mail.school.co.uk', 'h•••@m•••.uk'],
  ['"a@b"@home.test', '"•••@h•••.test'],
  ['ada@localhost', 'a•••@l•••'],
  ['𝒜da@𝒮chool.example', '𝒜•••@𝒮•••.example'],
])('shows %s as %s', (address, mask) => {
  expect(maskAddress(address)).toBe(mask);
});

it.each(['', '@', 'nobody', '@home.test'])('shows nothing more of %j than its ends', (address) => {
  expect(maskAddress(address)).toMatch(/^•••@.?•••(\.test)?$/);
});

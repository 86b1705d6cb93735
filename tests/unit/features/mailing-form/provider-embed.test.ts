import { expect, it } from 'vitest';
import { isStandIn, providerEmbed } from '#features/mailing-form/provider-embed.ts';

const provider = {
  account: 'hatriqa.us1.list-manage.com',
  u: 'a'.repeat(25),
  id: 'b'.repeat(10),
  tag: '1234567',
  scripts: [],
};

it('builds the address, the honeypot and the tags of the embed code', () => {
  expect(providerEmbed(provider)).toEqual({
    action: `https://hatriqa.us1.list-manage.com/subscribe/post?u=${provider.u}&id=${provider.id}`,
    honeypot: `b_${provider.u}_${provider.id}`,
    tags: '1234567',
  });
});

it('knows the account that nobody has filled in yet', () => {
  expect(isStandIn(provider)).toBe(false);
  expect(isStandIn({ ...provider, account: 'placeholder.invalid' })).toBe(true);
});

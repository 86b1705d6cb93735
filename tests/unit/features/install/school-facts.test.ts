import { expect, it } from 'vitest';
import { schoolFacts } from '#features/install/school-facts.ts';

const own = { siteUrl: 'https://read.example', functionsUrl: '/functions/v1', functionsKey: null };

it('names the site alone while the function runs on it', () => {
  expect(schoolFacts(own)).toEqual({
    address: 'https://read.example/',
    hosts: ['read.example'],
    policy: '[{"url":"https://read.example/","default_launch_container":"window"}]',
    isPending: false,
  });
});

it('names the host of the function where it is another', () => {
  const functionsUrl = 'https://backend.example/functions/v1';
  expect(schoolFacts({ ...own, functionsUrl, functionsKey: 'key' }).hosts).toEqual([
    'read.example',
    'backend.example',
  ]);
});

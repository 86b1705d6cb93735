import { describe, expect, it } from 'vitest';
import { teamStructuredData } from '#content/page/structured-data.ts';
import { team, type TeamMember } from '#content/team.ts';

describe('teamStructuredData', () => {
  const data = teamStructuredData('https://site.example');

  it('describes the organisation and its four members', () => {
    expect(data).toMatchObject({
      '@type': 'Organization',
      name: 'HATRIQA',
      legalName: 'HATRIQA Limited',
    });
    expect(data.url).toBe('https://site.example/');
    expect(data.member.map((person) => person['@type'])).toEqual(Array(4).fill('Person'));
    expect(data.member.map((person) => person.jobTitle)).toEqual([
      'Co-founder',
      'Co-founder',
      'Author and ambassador',
      'Education advisor',
    ]);
  });

  it('names nobody whose name is unknown', () => {
    const people: readonly TeamMember[] = team;
    const known = people.filter(({ name }) => name.state !== 'pending');
    expect(data.member.flatMap((person) => person.name ?? [])).toEqual(
      known.map(({ name }) => name.value),
    );
  });
});

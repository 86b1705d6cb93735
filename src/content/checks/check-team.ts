import type { ContentFault } from './content-fault.ts';
import type { TeamMember } from '#content/team.ts';

/** Whoever is named has a name, everybody a text of the work, and a photo one of what it shows. */
export function teamFaults(team: readonly TeamMember[]): readonly ContentFault[] {
  return team.flatMap(({ key, name, jobTitle, image, bio }) => {
    const at = (what: string, value: string, rule: string): ContentFault => ({
      about: `team: ${key}: ${what}`,
      value,
      rule,
      near: key,
    });
    return [
      ...(name.state !== 'pending' && name.value === jobTitle
        ? [at('name', name.value, `is the role and ${name.state}; write the name`)]
        : []),
      ...(image.alt.trim() === '' && !isDrawnCard(image.src)
        ? [at('image', image.src, 'has no words in alt')]
        : []),
      ...(bio.join('').trim() === '' ? [at('bio', '', 'is empty; write who it is')] : []),
    ];
  });
}

/** It says nothing beside the name. */
function isDrawnCard(src: string): boolean {
  return src.startsWith('/art/player-');
}

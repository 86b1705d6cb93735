import { company, companyLegal, product, siteName } from '#content/site.ts';
import { team, type TeamMember } from '#content/team.ts';

interface PersonData {
  readonly '@type': 'Person';
  readonly name?: string;
  readonly jobTitle: string;
  readonly description: string;
}

export interface OrganizationData {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'Organization';
  readonly name: string;
  readonly legalName: string;
  readonly alternateName: string;
  readonly url: string;
  readonly description: string;
  readonly member: readonly PersonData[];
}

/** Organisation data for the head of /team. A person whose name is unknown has a role and no name. */
export function teamStructuredData(siteUrl: string): OrganizationData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company,
    legalName: companyLegal,
    alternateName: siteName,
    url: `${siteUrl}/`,
    description: `${product}: a literacy and English-language programme built on the Jamie Johnson football novels.`,
    member: team.map(personData),
  };
}

function personData(member: TeamMember): PersonData {
  return {
    '@type': 'Person',
    ...(member.name.state === 'pending' ? {} : { name: member.name.value }),
    jobTitle: member.jobTitle,
    description: member.field,
  };
}

import type { OrganizationLeaf, PersonLeaf, WebSiteLeaf } from 'schema-dts';
import { company, companyLegal, siteName, siteValues } from '../site.ts';
import { team, type TeamMember } from '../team.ts';
import { homeCopy } from '#content/copy/home.ts';

/** Who stands behind the site. Its accounts are named when the owner has confirmed them. */
export function organizationData(siteUrl: string): OrganizationLeaf {
  const accounts = [siteValues.facebook, siteValues.x, siteValues.instagram, siteValues.linkedin]
    .filter(({ state }) => state === 'confirmed')
    .map(({ value }) => value);
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: company,
    legalName: companyLegal,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}

export function webSiteData(siteUrl: string): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: siteName,
    description: homeCopy.head.description,
    url: `${siteUrl}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': `${siteUrl}/#organization` },
  };
}

/** The organisation and its four people (specification, section 2). */
export function teamData(siteUrl: string): OrganizationLeaf {
  return { ...organizationData(siteUrl), member: team.map(personData) };
}

/**
 * A person whose name is unknown has a role, a field and no name, as on the page; of a known one the page
 * tells a life instead, which counts when it is no sample.
 */
function personData({ name, jobTitle, field, bio, sample }: TeamMember): PersonLeaf {
  const isKnown = name.state !== 'pending';
  const life = sample ? undefined : bio[0];
  const description = isKnown ? life : field;
  return {
    '@type': 'Person',
    ...(isKnown && { name: name.value }),
    jobTitle,
    ...(description !== undefined && { description }),
  };
}

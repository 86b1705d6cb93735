import { siteValues } from './site.ts';

/** The contact address in one piece. Call it when a visitor asks, never while rendering (decision 16). */
export function contactEmail(): string {
  const { user, host } = siteValues.email.value;
  return [user, host].join('@');
}

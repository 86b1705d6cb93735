import { siteValues } from './site.ts';

/**
 * Returns the contact address in one piece. Call it on a press, never while rendering (decision
 * 16).
 */
export function contactEmail(): string {
  const { user, host } = siteValues.email.value;
  return [user, host].join('@');
}

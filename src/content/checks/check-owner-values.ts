import type { ContentIssue } from './content-issue.ts';
import { valueStates, type OwnerValue } from '#content/owner-value.ts';
import type { PageContent } from './page-contents.ts';
import { siteValues, type EmailParts } from '#content/site.ts';
import { everyObject } from './walk-content.ts';
import { youtubeId } from '#content/youtube-id.ts';

const placeholderHost = 'placeholder.invalid';

/** Checks the owner's values: their states, addresses and texts. */
export function ownerValueIssues(contents: readonly PageContent[]): readonly ContentIssue[] {
  const objects = [...everyObject([contents, siteValues])];
  const addresses = new Set(objects.map((object) => keyOf(object['address'])));
  addresses.add(siteValues.mailingAccount.key);
  // Links have it too, but emailIssues checks it.
  addresses.delete(siteValues.email.key);
  const found = new Map<string, ContentIssue>();
  for (const { key, value, state } of objects) {
    if (typeof key !== 'string' || (state === undefined && value === undefined)) continue;
    const error =
      stateIssue(key, state) ??
      (typeof value !== 'string'
        ? undefined
        : addresses.has(key)
          ? addressIssue(key, value, state)
          : textIssue(key, value, state));
    if (error !== undefined) found.set(key, error);
  }
  return [...found.values(), ...emailIssues()];
}

function keyOf(value: unknown): string {
  const key: unknown = typeof value === 'object' && value !== null && Reflect.get(value, 'key');
  return typeof key === 'string' ? key : '';
}

function stateIssue(key: string, state: unknown): ContentIssue | undefined {
  return valueStates.some((known) => known === state)
    ? undefined
    : {
        about: `${key}: state`,
        value: String(state ?? ''),
        rule: `is not one of ${valueStates.join(', ')}`,
        near: key,
      };
}

function addressIssue(key: string, address: string, state: unknown): ContentIssue | undefined {
  const error = (rule: string): ContentIssue => ({ about: key, value: address, rule, near: key });
  if (!isHttps(address))
    return error(
      'is not a whole address that begins with https://, such as https://www.example.org/shop',
    );
  const isPlaceholder = new URL(address).hostname === placeholderHost;
  if (state === 'pending')
    return isPlaceholder ? undefined : error('is pending; a known address is confirmed');
  if (isPlaceholder) return error(`is a placeholder and ${String(state)}; write the real address`);
  return key === siteValues.aboutVideo.key && youtubeId(address) === undefined
    ? error(
        'is not a film on YouTube, such as https://www.youtube.com/watch?v= and eleven characters',
      )
    : undefined;
}

function isHttps(address: string): boolean {
  if (!/^https:\/\/[^\s/]/.test(address) || !URL.canParse(address) || /\s/.test(address))
    return false;
  const { hostname } = new URL(address);
  return hostname.includes('.') && !hostname.startsWith('.') && !hostname.endsWith('.');
}

function textIssue(key: string, value: string, state: unknown): ContentIssue | undefined {
  const error = (rule: string): ContentIssue => ({ about: key, value, rule, near: key });
  if (value.trim() === '') return error('is empty');
  return state !== 'pending' && value.endsWith('to be confirmed')
    ? error(`is a placeholder and ${String(state)}; write the real words`)
    : undefined;
}

/** Checks the two halves of the e-mail address, which no served page contains (decision 16). */
export function emailIssues(
  { key, value, state }: OwnerValue<EmailParts> = siteValues.email,
): readonly ContentIssue[] {
  // The build does not check types.
  const { user, host }: Readonly<Record<string, unknown>> = Object(value);
  if (typeof user !== 'string' || typeof host !== 'string') {
    const rule = "is not in two halves; write value: { user: 'contact', host: 'example.org' }";
    return [{ about: key, value: typeof value === 'string' ? value : '', rule, near: key }];
  }
  const error = (half: 'user' | 'host', rule: string): ContentIssue => ({
    about: `${key}: ${half}`,
    value: value[half],
    rule,
    near: key,
  });
  const errors: ContentIssue[] = [];
  if (!/^[\w.+-]+$/.test(value.user))
    errors.push(error('user', 'is not what comes before the @, such as contact'));
  if (!/^[\w-]+(\.[\w-]+)+$/.test(value.host))
    errors.push(error('host', 'is not what comes after the @, such as example.org'));
  if ((state === 'pending') !== (value.host === placeholderHost))
    errors.push(error('host', `is ${state}; a known address is confirmed, a placeholder pending`));
  return errors;
}

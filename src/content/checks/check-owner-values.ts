import type { ContentFault } from './fault.ts';
import { valueStates, type OwnerValue } from '#content/owner-value.ts';
import type { PageContent } from './page-contents.ts';
import { siteValues, type EmailParts } from '#content/site.ts';
import { everyObject } from './walk-content.ts';
import { youtubeId } from '#content/youtube-id.ts';

const standIn = 'placeholder.invalid';

/** What the owner supplies: its state, and an address where one is wanted. */
export function ownerValueFaults(contents: readonly PageContent[]): readonly ContentFault[] {
  const objects = [...everyObject([contents, siteValues])];
  const addresses = new Set(objects.map((object) => keyOf(object['address'])));
  addresses.add(siteValues.mailingAccount.key);
  const found = new Map<string, ContentFault>();
  for (const { key, value, state } of objects) {
    if (typeof key !== 'string' || state === undefined) continue;
    const fault =
      stateFault(key, state) ??
      (typeof value !== 'string'
        ? undefined
        : addresses.has(key)
          ? addressFault(key, value, state)
          : textFault(key, value, state));
    if (fault !== undefined) found.set(key, fault);
  }
  return [...found.values(), ...emailFaults()];
}

function keyOf(value: unknown): string {
  const key: unknown = typeof value === 'object' && value !== null && Reflect.get(value, 'key');
  return typeof key === 'string' ? key : '';
}

function stateFault(key: string, state: unknown): ContentFault | undefined {
  return valueStates.some((known) => known === state)
    ? undefined
    : {
        about: `${key}: state`,
        value: String(state),
        rule: `is not one of ${valueStates.join(', ')}`,
        near: key,
      };
}

function addressFault(key: string, address: string, state: unknown): ContentFault | undefined {
  const fault = (rule: string): ContentFault => ({ about: key, value: address, rule, near: key });
  if (!isHttps(address))
    return fault(
      'is not a whole address that begins with https://, such as https://www.example.org/shop',
    );
  const isStandIn = new URL(address).hostname === standIn;
  if (state === 'pending')
    return isStandIn ? undefined : fault('is pending; a known address is confirmed');
  if (isStandIn) return fault(`is a stand-in and ${String(state)}; write the real address`);
  return key === siteValues.aboutVideo.key && youtubeId(address) === undefined
    ? fault('is no film on YouTube, such as https://www.youtube.com/watch?v= and eleven characters')
    : undefined;
}

function isHttps(address: string): boolean {
  if (!/^https:\/\/[^\s/]/.test(address) || !URL.canParse(address) || /\s/.test(address))
    return false;
  const { hostname } = new URL(address);
  return hostname.includes('.') && !hostname.startsWith('.') && !hostname.endsWith('.');
}

function textFault(key: string, value: string, state: unknown): ContentFault | undefined {
  const fault = (rule: string): ContentFault => ({ about: key, value, rule, near: key });
  if (value.trim() === '') return fault('is empty');
  return state !== 'pending' && value.endsWith('to be confirmed')
    ? fault(`is a stand-in and ${String(state)}; write the real words`)
    : undefined;
}

/** In two halves, so that no served page holds the address (decision 16). */
function emailFaults(): readonly ContentFault[] {
  const email: OwnerValue<EmailParts> = siteValues.email;
  const { key, value, state } = email;
  const fault = (half: 'user' | 'host', rule: string): ContentFault => ({
    about: `${key}: ${half}`,
    value: value[half],
    rule,
    near: key,
  });
  const faults: ContentFault[] = [];
  if (!/^[\w.+-]+$/.test(value.user))
    faults.push(fault('user', 'is not what stands before the @, such as contact'));
  if (!/^[\w-]+(\.[\w-]+)+$/.test(value.host))
    faults.push(fault('host', 'is not what stands behind the @, such as example.org'));
  if ((state === 'pending') !== (value.host === standIn))
    faults.push(fault('host', `is ${state}; a known address is confirmed, a stand-in pending`));
  return faults;
}

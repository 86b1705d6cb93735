/** Every way in which a form can write what it holds. */
export const enctypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
] as const;

interface ForeignForm {
  readonly action: string;
  readonly enctype: (typeof enctypes)[number];
  /** Whose mail it would be. */
  readonly from: string;
  readonly target?: string;
}

/**
 * A page of somebody else with a form for our `/api/send-email`. As plain text its body reads as the
 * JSON that our own pages send.
 */
export function foreignForm({ action, enctype, from, target = '_self' }: ForeignForm): string {
  const message = { name: 'Mallory', from, subject: 'Not asked for', message: 'x' };
  const [start, end] = JSON.stringify({ ...message, rest: '=' }).split('=');
  const fields =
    enctype === 'text/plain'
      ? `<input name='${start}' value='${end}'>`
      : Object.entries(message).map(([name, value]) => `<input name="${name}" value="${value}">`);
  return [
    `<!doctype html><title>Elsewhere</title><iframe name="frame"></iframe>`,
    `<form method="post" action="${action}" enctype="${enctype}" target="${target}">`,
    ...fields,
    '</form>',
  ].join('');
}

/** Every encoding in which a form can send its fields. */
export const enctypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
] as const;

interface ForeignForm {
  readonly action: string;
  readonly enctype: (typeof enctypes)[number];
  /** Address of the alleged sender. */
  readonly from: string;
  readonly target?: string;
}

/**
 * Returns a foreign page with a form for our `/api/send-email`. Encoded as plain text, its body
 * reads as the JSON that our own pages send.
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

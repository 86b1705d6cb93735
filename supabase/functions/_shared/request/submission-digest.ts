import { nothingLeft, type Submission } from './submission.ts';

/**
 * SHA-256, in hex, of everything but the id: two bodies with one id are the same or they are not.
 *
 * It must stay the same for what was accepted before: a new field goes behind these, and only when it is
 * not empty. Otherwise the replay of an open page is another message all at once, and refused.
 */
export function submissionDigest(submission: Submission): Promise<string> {
  const { id: _id, kind, email, subject, text, ...rest } = submission;
  nothingLeft(rest);
  return sha256(JSON.stringify([kind, email, subject, text]));
}

/** SHA-256 of the text's UTF-8 bytes, in hex. */
export async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

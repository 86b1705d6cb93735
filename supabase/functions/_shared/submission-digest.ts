import type { Submission } from './submission.ts';

/** SHA-256, in hex, of everything but the id: two bodies with one id are the same or they are not. */
export function submissionDigest(submission: Submission): Promise<string> {
  const { kind, email, subject, text } = submission;
  return sha256(JSON.stringify([kind, email, subject, text]));
}

/** SHA-256 of the text's UTF-8 bytes, in hex. */
export async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

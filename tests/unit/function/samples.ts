import type { FunctionConfig } from '#function/settings/function-config.ts';
import type { Submission } from '#function/request/submission.ts';

/** An id in capitals, as a client may send it, and as it is stored. */
export const id = '3F0C1B9E-8F5A-4D52-9A57-0A6F5A1C2B3D';
export const lowerId = id.toLowerCase();

export const sampleConfig: FunctionConfig = {
  mailTo: 'owner@site.example',
  mailFrom: 'site@site.example',
  siteOrigins: ['https://site.example', 'http://localhost:4173'],
  hashSecret: 'x'.repeat(32),
  rateIp: { max: 60, windowSeconds: 600 },
  rateIpDayMax: 100,
  rateNetworkDayMax: 149,
  rateAll: { max: 300, windowSeconds: 3600 },
  retainSentDays: 30,
  retainFailedDays: 90,
};

export function sampleSubmission(changes: Partial<Submission> = {}): Submission {
  return {
    id: crypto.randomUUID(),
    kind: 'contact',
    email: 'parent@example.com',
    subject: 'Books',
    text: 'Which one first?',
    ...changes,
  };
}

import { expect, test } from '../reading-test.ts';

/** Section 8 of the specification; what the handler itself answers is in 115-api. */
test('without the mail code, the API answers 500', async ({ page, open, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await open('/about');
  await page.route('**/assets/**', (route) => route.abort());
  const answer = await page.evaluate(async () => {
    const response = await fetch('/api/send-email', { method: 'POST', body: '{}' });
    return { status: response.status, text: await response.text() };
  });
  expect(answer).toEqual({ status: 500, text: '{"error":"API request failed"}' });
});

import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useNewsletter } from '#features/newsletter/use-newsletter.ts';

function Box() {
  const { email, isSending } = useNewsletter();
  return <input defaultValue={email} disabled={isSending} />;
}

it('is drawn twice on one page without a browser', () => {
  const html = renderToString(
    <>
      <Box />
      <Box />
    </>,
  );
  expect(html).toBe('<input value=""/><input value=""/>');
});

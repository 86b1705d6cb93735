// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { contactCopy } from '#pages/contact/contact-copy.ts';
import type { OwnerValue } from '#content/owner-value.ts';
import { siteValues, type EmailParts } from '#content/site.ts';
import { ContactEmail } from '#pages/contact/contact-details.tsx';
import { enhanceContactEmail } from '#pages/contact/enhance-contact-email.ts';

const { copy, notCopied } = contactCopy.email;
const email: OwnerValue<EmailParts> = siteValues.email;
const address = `${email.value.user}@${email.value.host}`;
const clipboard = { writeText: vi.fn<(text: string) => Promise<void>>() };

beforeEach(() => {
  clipboard.writeText.mockResolvedValue();
  vi.stubGlobal('navigator', { ...navigator, clipboard });
});

it('serves neither the address nor a link to it, only its spelling', () => {
  const html = renderToString(<ContactEmail />);
  expect(html).not.toContain(address);
  expect(html).not.toContain('mailto:');
  const { container } = render(<ContactEmail />);
  expect(container.textContent).toContain(address.replace('@', ' (at) '));
});

function open() {
  render(<ContactEmail />);
  const [row] = document.querySelectorAll<HTMLElement>('[data-enhance=contact-email]');
  if (row) enhanceContactEmail(row);
}

it('shows the address where the clipboard refuses', async () => {
  clipboard.writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  open();
  fireEvent.click(screen.getByRole('button', { name: copy }));
  expect(await screen.findByText(notCopied)).toBeTruthy();
  await waitFor(() => expect(screen.getByText(address)).toBeTruthy());
});

// @vitest-environment happy-dom
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mailingFormCopy, mailingForms } from '#content/copy/parts/forms.ts';
import {
  isPlaceholder,
  MailingForm,
  providerEmbed,
} from '#features/mailing-form/mailing-form.island.tsx';
import { samePressMs } from '#features/mailing-form/use-mailing-form.ts';

const trapName = `b_${'0'.repeat(25)}_${'0'.repeat(10)}`;
let online = true;
let probeAnswers = true;

beforeEach(() => {
  online = true;
  probeAnswers = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.stubGlobal('fetch', () =>
    probeAnswers ? Promise.resolve(new Response()) : Promise.reject(new TypeError('no network')),
  );
});

function open(form: keyof typeof mailingForms = 'contact') {
  render(<MailingForm label="Get in Touch" form={mailingForms[form]} />);
}

function form(): HTMLFormElement {
  return screen.getByRole<HTMLFormElement>('form', { name: 'Get in Touch' });
}

function type(label: RegExp, value: string) {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

/** Submits the form; returns true if the browser was left to post it. */
function press(at = 1000): boolean {
  const event = createEvent.submit(form());
  Object.defineProperty(event, 'timeStamp', { value: at });
  return fireEvent(form(), event);
}

const area = (id: string) => document.getElementById(id);

describe('press', () => {
  it('is left to the browser, and the page says where to finish', () => {
    open();
    expect(press()).toBe(true);
    expect(area('success-response')?.hidden).toBe(false);
    expect(screen.getByRole('status').textContent).toBe(mailingFormCopy.sent);
  });

  it('posts once for two quick presses, and again for a later one', () => {
    open();
    expect([press(1000), press(1200), press(1000 + samePressMs)]).toEqual([true, false, true]);
  });

  it('is held offline, loses nothing and goes once connected', () => {
    online = false;
    open();
    type(/Message/, 'Hello');
    expect(press(1000)).toBe(false);
    expect(screen.getByRole('alert').textContent).toBe(mailingFormCopy.offline);
    expect(area('success-response')?.hidden).toBe(true);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Message/).value).toBe('Hello');
    online = true;
    expect(press(1300)).toBe(true);
    expect(area('error-response')?.hidden).toBe(true);
  });

  it('is held where the network is known not to answer', async () => {
    probeAnswers = false;
    open();
    await act(async () => fireEvent.focusIn(screen.getByLabelText(/Email/)));
    expect(press(1000)).toBe(false);
    expect(screen.getByRole('alert').textContent).toBe(mailingFormCopy.offline);
  });

  it('is also held if the field was focused before the code had loaded', async () => {
    probeAnswers = false;
    const page = <MailingForm label="Get in Touch" form={mailingForms.contact} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    screen.getByLabelText(/Email/).focus();
    await act(async () => void render(page, { container, hydrate: true }));
    expect(press(1000)).toBe(false);
  });

  it('posts with an empty honeypot, whatever a password manager has put into it', () => {
    open();
    const trap = document.querySelector<HTMLInputElement>(`[name="${trapName}"]`);
    if (!trap) throw new Error('no honeypot');
    fireEvent.input(trap, { target: { value: 'coach@club.test' } });
    expect(press()).toBe(true);
    expect(trap.value).toBe('');
  });
});

it('faulty field is an address that only lacks what nobody can see', () => {
  open();
  const email = screen.getByLabelText<HTMLInputElement>(/Email/);
  type(/Email/, '\u200bo’brien@club.test');
  fireEvent.change(email);
  expect([email.value, email.validity.valid]).toEqual(["o'brien@club.test", true]);
});

const provider = {
  account: 'hatriqa.us1.list-manage.com',
  u: 'a'.repeat(25),
  id: 'b'.repeat(10),
  tag: '1234567',
  scripts: [],
};

it('builds the address, the honeypot and the tags of the embed code', () => {
  expect(providerEmbed(provider)).toEqual({
    action: `https://hatriqa.us1.list-manage.com/subscribe/post?u=${provider.u}&id=${provider.id}`,
    honeypot: `b_${provider.u}_${provider.id}`,
    tags: '1234567',
  });
});

it('recognises an account that is still a placeholder', () => {
  expect(isPlaceholder(provider)).toBe(false);
  expect(isPlaceholder({ ...provider, account: 'placeholder.invalid' })).toBe(true);
});

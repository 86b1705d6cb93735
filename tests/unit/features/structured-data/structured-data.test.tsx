// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StructuredData } from '#features/structured-data/structured-data.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

const data = { '@type': 'Organization', name: '</script><b>A & B</b>' };

/** The markup as the build writes it, where there is no document. */
function served(): string {
  vi.stubGlobal('document', undefined);
  const html = renderToString(<StructuredData data={data} />);
  vi.unstubAllGlobals();
  return html;
}

async function hydrate(root: HTMLElement) {
  return act(() => hydrateRoot(root, <StructuredData data={data} />));
}

describe('structured data', () => {
  it('is in the served page, as data that cannot end its element', () => {
    const [, json = ''] =
      /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(served()) ?? [];
    expect(JSON.parse(json)).toEqual(data);
  });

  it('stays where it was served, without a complaint at hydration, and leaves with the page', async () => {
    const complaint = vi.spyOn(console, 'error');
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = served();
    const page = await hydrate(root);
    expect(root.querySelectorAll('script')).toHaveLength(1);
    await act(() => page.unmount());
    expect(document.querySelector('script')).toBeNull();
    expect(complaint).not.toHaveBeenCalled();
  });

  it('may have been moved to the head, and leaves it with the page', async () => {
    const complaint = vi.spyOn(console, 'error');
    document.head.insertAdjacentHTML('beforeend', served());
    const page = await hydrate(document.body.appendChild(document.createElement('div')));
    expect(document.querySelectorAll('script')).toHaveLength(1);
    await act(() => page.unmount());
    expect(document.querySelector('script')).toBeNull();
    expect(complaint).not.toHaveBeenCalled();
  });

  it('makes no script element on a page that was reached from another one', () => {
    const { container } = render(<StructuredData data={data} />);
    expect(container.innerHTML).toBe('');
  });
});

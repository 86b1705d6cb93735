export interface AppendedScript {
  readonly status: 'loaded' | 'failed';
}

/** Runs a script of another host; resolves when it has run, or when it cannot be had. */
export function appendScript(address: string): Promise<AppendedScript> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve({ status: 'loaded' }));
    script.addEventListener('error', () => resolve({ status: 'failed' }));
    script.src = address;
    document.head.append(script);
  });
}

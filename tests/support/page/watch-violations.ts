import type { BrowserContext } from '@playwright/test';

/** Collects the policy violations of this context's pages, as "directive: blocked URI". */
export async function watchViolations(context: BrowserContext): Promise<readonly string[]> {
  const violations: string[] = [];
  await context.exposeBinding('tellViolation', (_source, text: string) => {
    violations.push(text);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const tell: unknown = Reflect.get(window, 'tellViolation');
      if (typeof tell === 'function') tell(`${effectiveDirective}: ${blockedURI}`);
    });
  });
  return violations;
}

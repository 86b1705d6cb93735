/** Whether the policy in the document's head names this script; without a policy there, no. */
export function isScriptAdmitted(address: string): boolean {
  const meta = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
  const [, sources = ''] = /\bscript-src ([^;]*)/.exec(meta?.getAttribute('content') ?? '') ?? [];
  return sources.split(' ').includes(address);
}

/** The gateway puts the caller first; without a gateway all callers share one bucket. */
export function hostedClientIp(request: Request): string {
  const [first = ''] = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return first.trim() || 'unknown';
}

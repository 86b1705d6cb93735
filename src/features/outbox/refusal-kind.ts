export type RefusalKind = 'address' | 'door' | 'lost' | 'other';

/** What a refusal means for the visitor, by the status of the answer. */
export function refusalKind(status: number | null): RefusalKind {
  switch (status) {
    case 400:
    case 409:
    case 413:
    case 422:
      return 'address';
    case 401:
    case 403:
      return 'door';
    case 404:
    case 405:
    case 410:
    case 415:
      return 'lost';
    default:
      return 'other';
  }
}

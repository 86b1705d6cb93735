import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Enough to tell a process from a later one that got the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly host: string;
  /** Boot and start time, null where the system does not tell. */
  readonly started: string | null;
}

export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, host: hostname(), started: startOf(process.pid) };
}

/** Whether that process may still run. A process of another host may, for all we can know. */
export function isAlive(identity: ProcessIdentity): boolean {
  if (identity.host !== hostname()) return true;
  try {
    process.kill(identity.pid, 0);
  } catch (error) {
    // Not allowed to signal it means that it is there.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const started = startOf(identity.pid);
  return started === null || identity.started === null || started === identity.started;
}

function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything, so the fields are counted from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state] = fields;
    return state === 'Z' ? 'ended' : `${boot}:${fields[19] ?? ''}`;
  } catch {
    // Only Linux has /proc; elsewhere the number alone has to do.
    return null;
  }
}

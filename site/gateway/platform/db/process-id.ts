/** Distinguishes a process from a later process with the same pid, and from a process of another pid namespace. */
import { readFileSync, readlinkSync } from 'node:fs';

export interface ProcessMark {
  readonly pid: number;
  /** Start time in clock ticks since boot. */
  readonly started: string;
  /** Boot id and pid namespace in which the pid is valid; empty if the system does not provide them. */
  readonly place: string;
}

/** Returns the id of this process. `place` is empty if /proc is missing or belongs to another namespace. */
export function ownMark(): ProcessMark {
  const { pid } = process;
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    if (Number.parseInt(stat, 10) !== pid) return { pid, started: '', place: '' };
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return { pid, started: startOf(stat), place: `${boot} ${readlinkSync('/proc/self/ns/pid')}` };
  } catch {
    return { pid, started: '', place: '' };
  }
}

/** Checks whether the process is alive. Valid only for a process of the same `place`. */
export function isRunning({ pid, started }: ProcessMark): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  try {
    return startOf(readFileSync(`/proc/${pid}/stat`, 'utf8')) === started;
  } catch {
    // The process exists but is hidden from this user.
    return true;
  }
}

/**
 * Returns field 22 of the file. The name in field 2 may contain spaces and parentheses, so counting starts after the
 * last parenthesis.
 */
function startOf(stat: string): string {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie process holds no resources.
  return fields[0] === 'Z' ? 'gone' : (fields[19] ?? '');
}

/**
 * Identifies a process, so that it differs from a later process with the same pid, and from processes in other pid
 * namespaces.
 */
import { readFileSync, readlinkSync } from 'node:fs';

export interface ProcessMark {
  readonly pid: number;
  /** Start time of the process, in clock ticks since boot. */
  readonly started: string;
  /** Boot id and pid namespace in which the pid is valid; empty if the system provides neither. */
  readonly place: string;
}

/** Returns the identity of this process. `place` is empty if /proc is missing or belongs to another pid namespace. */
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

/** Returns whether a process is running. Valid only for a process with the same `place`. */
export function isRunning({ pid, started }: ProcessMark): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // With EPERM, the process exists but belongs to another user.
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
 * Returns field 22 of /proc/<pid>/stat, the start time. The process name in field 2 may contain spaces and parentheses,
 * so that fields are counted after the last parenthesis.
 */
function startOf(stat: string): string {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie process holds no resources and counts as ended.
  return fields[0] === 'Z' ? 'gone' : (fields[19] ?? '');
}

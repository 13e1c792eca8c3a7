/** Tells a process from a later one with the same number: its start time and the boot it belongs to. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface ProcessMark {
  readonly pid: number;
  /** When it started, in whatever unit the system counts; empty where the system does not say. */
  readonly started: string;
  /** Names the boot of the machine; empty where the system does not say. */
  readonly boot: string;
}

export function markOf(pid: number): ProcessMark {
  return { pid, started: startOf(pid), boot: boot() };
}

/** True when the very process of the mark is alive. */
export function isRunning(mark: ProcessMark): boolean {
  if (mark.boot !== boot()) return false;
  try {
    process.kill(mark.pid, 0);
  } catch (error) {
    // EPERM: it is there, but somebody else's.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return startOf(mark.pid) === mark.started;
}

/** Field 22 of /proc/<pid>/stat; the name in field 2 may hold spaces and brackets, so counting starts after the last one. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie holds nothing any more.
    return fields[0] === 'Z' ? 'gone' : (fields[19] ?? '');
  } catch {
    return process.platform === 'linux' ? '' : startByPs(pid);
  }
}

function startByPs(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function boot(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

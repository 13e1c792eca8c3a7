/** Tells a process from a later one with the same number, and from one that other processes number by a list of their own. */
import { readFileSync, readlinkSync } from 'node:fs';

export interface ProcessMark {
  readonly pid: number;
  /** When it started, in ticks since the boot. */
  readonly started: string;
  /** Boot of the machine and process namespace, within which a pid means something; empty where the system does not say. */
  readonly place: string;
}

/** The mark of this process. Without a place when /proc is missing, or is that of another namespace. */
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

/** Is the very process of the mark alive? Asked only of one of the asker's own place. */
export function isRunning({ pid, started }: ProcessMark): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is there, but somebody else's.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  try {
    return startOf(readFileSync(`/proc/${pid}/stat`, 'utf8')) === started;
  } catch {
    // Hidden from this user, though it is there.
    return true;
  }
}

/** Field 22 of the file; the name in field 2 may hold spaces and brackets, so counting starts after the last one. */
function startOf(stat: string): string {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie holds nothing any more.
  return fields[0] === 'Z' ? 'gone' : (fields[19] ?? '');
}

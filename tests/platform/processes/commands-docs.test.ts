/** What the README says of the command line, held against the command line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HELP } from '../../../site/gateway/cli/command-line.ts';
import { AUDIT_KINDS } from '../../../site/gateway/platform/audit/audit.ts';
import { root } from '../../helpers/sources/sources.ts';

const README = readFileSync(join(root, 'site/gateway/README.md'), 'utf8');
/** The first two words of each command that the help shows; a word in capitals is somebody's own. */
const commands = [...HELP.matchAll(/^ {2}([a-z][a-z-]*)(?: ([a-z][a-z-]*))?/gm)]
  .map(([, area = '', verb]) => [area, verb].filter(Boolean).join(' '))
  // `status open` stands behind `status` there.
  .filter(command => command !== 'help' && command !== 'status open');

describe('the README of the gateway', () => {
  it.each([...new Set(commands)])('GW-09 names the command "%s"', command => {
    expect(README).toMatch(new RegExp(`\`${command}[ \`]`));
  });

  it('PAY-18 names the command that reads the audit, its options and each kind of row', () => {
    expect(README).toContain('`audit [--member NAME] [--kind KIND] [--since DATE]`');
    for (const kind of AUDIT_KINDS) expect(README, kind).toContain(`\`${kind}\``);
  });
});

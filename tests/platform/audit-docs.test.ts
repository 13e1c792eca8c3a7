/** Documentation of the security log. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { AUDIT_KINDS } from '../../site/gateway/platform/audit/audit.ts';
import { root } from '../helpers/sources/sources.ts';

it('PAY-18 the gateway README documents the audit command and each kind of audit row', () => {
  const readme = readFileSync(join(root, 'site/gateway/README.md'), 'utf8');
  expect(readme).toContain('`audit [--member NAME] [--kind KIND] [--since DATE]`');
  for (const kind of AUDIT_KINDS) expect(readme, kind).toContain(`\`${kind}\``);
});

/** Ledger entry kinds that debit cash, and their rows in the guard table. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import {
  CASH_DEBITS,
  type CashDebitKind,
  type DebitCaller,
} from '../../../site/gateway/features/wallet/cash-debits.ts';
import { requireCashDebit } from '../../../site/gateway/features/wallet/cash-guard.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { person } from '../../helpers/gateway/team-steps.ts';

const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => join(folder, name))
    .map(file => ({ file, text: readFileSync(file, 'utf8') }));

onBothEngines('cash debits', twins => {
  it('guard table has a row for every ledger entry kind of the database', async () => {
    const { rows } = await sql<{ rule: string }>`select pg_get_constraintdef(oid) as rule from pg_constraint
      where conname = 'ledger_transactions_kind_check'`.execute(twins.server.db);
    const kinds = [...rows[0]!.rule.matchAll(/'(\w+)'/g)].map(([, kind]) => kind!);
    expect(Object.keys(CASH_DEBITS).sort()).toEqual(kinds.sort());
  });

  it('every file that posts a cash debit calls the guard for each posted kind', () => {
    const debits = Object.entries(CASH_DEBITS).flatMap(([kind, row]) => (row ? [kind] : []));
    const posts = sourcesOf('site/gateway').filter(
      ({ file, text }) => /\b(post|postAll)\(/.test(text) && !file.endsWith('ledger/posting.ts'),
    );
    const unguarded = posts.flatMap(({ file, text }) => {
      const kinds = debits.filter(
        kind =>
          new RegExp(`kind\\b[^,;\\n]*'${kind}'`).test(text) &&
          !new RegExp(`requireCashDebit\\(\\w+, \\{ kind(: '${kind}')?,`).test(text),
      );
      return kinds.length > 0 ? [`${file} ${kinds.join()}`] : [];
    });
    expect(unguarded.sort()).toEqual([
      // Not guarded, because a forfeit debits the bonus account and no cash.
      'site/gateway/features/bonuses/wagering.ts forfeit',
      // Guarded indirectly: `requireMayStake` checks the stake and calls the guard.
      'site/gateway/features/lottery/bets/service.ts bet',
    ]);
  });

  it('all operations that debit cash to other accounts perform the same checks', () => {
    const { hold, transfer, salary, dividend } = CASH_DEBITS;
    for (const { holds } of [transfer, salary, dividend]) expect(holds).toEqual(hold.holds);
    for (const { verification } of [hold, transfer, salary, dividend]) {
      expect(verification.some(verification => verification.startsWith('withdrawalPassword'))).toBe(true);
    }
  });

  it('PAY-13 payment freeze blocks withdrawals and transfers but not corrections by an operator', async () => {
    const { id } = await person(twins.server);
    const { db } = twins.server;
    const at = twins.server.now();
    await db
      .insertInto('payment_freezes')
      .values({ member_id: id, reason: 'Review', actor: 'kim', frozen_at: at })
      .execute();
    const debit = (kind: CashDebitKind, caller: DebitCaller) =>
      requireCashDebit(db, { kind, caller, memberId: id }, at);
    for (const kind of ['hold', 'transfer'] as const) {
      await expect(debit(kind, 'member'), kind).rejects.toMatchObject({ code: 'withdraw.frozen' });
    }
    for (const kind of ['adjustment', 'reversal', 'forfeit'] as const) {
      await expect(debit(kind, 'operator'), kind).resolves.toBeUndefined();
    }
  });

  it('cash debit by a caller without a row in the guard table throws an error', async () => {
    const { id } = await person(twins.server);
    const params = { kind: 'salary', caller: 'member', memberId: id } as const;
    await expect(requireCashDebit(twins.server.db, params, twins.server.now())).rejects.toThrow('may not debit cash');
  });
});

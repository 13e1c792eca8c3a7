import { describe, expect, it } from 'vitest';
import { parseReceipt } from '../../../../site/src/features/records/receipt/receipt-model.ts';

const steps = (...states: string[]) => states.map((status, time) => ({ status, time }));

describe('receipt on the site', () => {
  it('receipt has only the amounts of the response, in display order', () => {
    const receipt = parseReceipt({
      number: 'D1',
      kind: 'deposit',
      title: 'Deposit',
      status: 'paid',
      methodKind: 'transfer',
      amount: '1000000.00',
      credited: '980000.00',
      fee: '20000.00',
      requested: '2000000.00',
      received: '1000000.00',
      won: null,
      balance: '990000.00',
      steps: steps('created', 'pending', 'paid'),
    });
    expect(receipt.amounts.map(({ field, amount }) => `${field} ${amount}`)).toEqual([
      'requested 2000000.00',
      'received 1000000.00',
      'fee 20000.00',
      'credited 980000.00',
    ]);
    expect(receipt).toMatchObject({ name: '', points: '', bonusBalance: '', balance: '990000.00' });
    expect(receipt.timeline.map(({ key }) => key)).toEqual(['created', 'sent', 'paid']);
  });

  it('a receipt of an unsupported kind is shown as that of a ledger entry, and an unsupported state as pending', () => {
    const entry = parseReceipt({ number: '7-C', kind: 'gift', amount: '-5.00', steps: [{ status: 'done', time: 3 }] });
    expect([entry.state, entry.timeline]).toEqual([{ kind: 'entry' }, [{ key: 'done', tone: 'done', time: 3 }]]);
    expect(parseReceipt({ number: 'D1', kind: 'deposit', status: 'new', steps: [] }).state).toEqual({
      kind: 'deposit',
      state: 'review',
    });
    expect(parseReceipt({ number: 'W1', kind: 'withdrawal', status: 'new', steps: [] }).state).toEqual({
      kind: 'withdrawal',
      state: 'pending',
    });
  });

  it('receipt of a bet shows the draw of a pending ticket and the settlement time of any other bet', () => {
    const bet = (status: string, expectTime: number | null, ...states: string[]) =>
      parseReceipt({ number: 'L-1', kind: 'bet', status, expectTime, steps: steps(...states) }).timeline;
    expect(bet('waiting', 9, 'placed')).toEqual([
      { key: 'placed', tone: 'done', time: 0 },
      { key: 'draw', tone: 'now', time: 9 },
    ]);
    expect(bet('lost', null, 'placed', 'lost').at(-1)).toEqual({ key: 'lost', tone: 'done', time: 1 });
    expect(bet('refunded', null, 'placed', 'refunded').at(-1)).toEqual({ key: 'refunded', tone: 'closed', time: 1 });
  });
});

import { createGameGrid } from 'lobbykit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exclusionEnd, isLonger, limitChange, limitLeft } from '../../../../sdk/protocol/limits/player-limits.ts';
import { createLimits } from '../../../../site/src/features/limits/limits-model.ts';
import { watched } from '../../../forms/form-kit.ts';
import { expectSoon } from '../../../forms/soon.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';
import { type MemoryStore, memoryStore } from '../../../lobby/resource/stores.ts';
import { payer } from '../../deposits/site/deposit-kit.ts';

const HOUR = 3_600_000;

describe('player limit rules', () => {
  it.each([
    [null, null, 'same'],
    [null, '5', 'lower'],
    ['5', null, 'higher'],
    ['5', '5.00', 'same'],
    ['5', '4.99', 'lower'],
    ['5', '5.01', 'higher'],
  ] as const)('LIMIT-01 change of a limit from %s to %s is %s', (before, after, change) => {
    expect(limitChange(before, after)).toBe(change);
  });

  it('LIMIT-01 remaining amount is zero if the limit is reached or exceeded', () => {
    expect([limitLeft('10.00', '9.99'), limitLeft('10', '10'), limitLeft('10', '12')]).toEqual([
      '0.01',
      '0.00',
      '0.00',
    ]);
  });

  it('LIMIT-02 exclusions end after hours, days, calendar months or never and only longer ones can follow', () => {
    const since = Date.parse('2026-08-31T10:00:00Z');
    const ends = (['24h', '7d', '30d', '6m', '1y', 'forever'] as const).map(length => exclusionEnd(length, since));
    expect(ends.map(end => end && new Date(end).toISOString())).toEqual([
      '2026-09-01T10:00:00.000Z',
      '2026-09-07T10:00:00.000Z',
      '2026-09-30T10:00:00.000Z',
      '2027-02-28T10:00:00.000Z',
      '2027-08-31T10:00:00.000Z',
      null,
    ]);
    expect([
      isLonger('7d', since, ends[0]!),
      isLonger('24h', since, ends[1]!),
      isLonger('forever', since, null),
    ]).toEqual([true, false, false]);
    expect(isLonger('forever', since, ends[4]!)).toBe(true);
  });
});

describe('player limits model', () => {
  let live: TestGateway;
  beforeAll(async () => {
    live = await gateway();
  });
  afterAll(() => live.stop());

  it('LIMIT-01 model previews a change, saves a lower limit immediately and confirms an increase after its delay', async () => {
    const { lobby, env } = await payer(live, 'limiter');
    const model = createLimits(lobby, env);
    const off = model.$state.listen(() => {});
    const state = () => model.$state.get();
    await expectSoon(() => expect(state().standing?.limits).toHaveLength(9));
    const place = { kind: 'loss', period: 'week' } as const;
    model.actions.edit(place);
    for (const [typed, issue] of [
      ['0', 'none'],
      ['1.5', 'decimals'],
      ['1234567890123456', 'number'],
      ['1e3', 'number'],
      ['500k', 'number'],
      ['-500', 'number'],
    ] as const) {
      model.actions.type(typed);
      expect([typed, state().edit?.issue?.issue, state().edit?.change]).toEqual([typed, issue, null]);
    }
    expect(await model.actions.save()).toBe(false);
    model.actions.type('500');
    expect(state().edit).toMatchObject({ issue: null, change: 'lower' });
    expect(await model.actions.save()).toBe(true);
    expect(state()).toMatchObject({ done: 'lower', edit: null });
    model.actions.edit(place);
    expect(state().edit).toMatchObject({ amount: '500', change: 'same' });
    model.actions.type('800');
    expect(state().edit?.change).toBe('higher');
    await model.actions.save();
    const limit = () => state().standing?.limits.find(one => one.kind === 'loss' && one.period === 'week');
    expect(limit()).toMatchObject({ amount: '500.00', raise: { amount: '800.00' } });
    expect(state().ripe).toEqual([]);
    await live.db
      .updateTable('player_limits')
      .set({ confirmable_at: live.now() - HOUR })
      .where('kind', '=', 'loss')
      .execute();
    await model.actions.refresh();
    expect(state().ripe).toEqual([place]);
    expect(await model.actions.respond(place, true)).toBe(true);
    expect(limit()).toMatchObject({ amount: '800.00', raise: null });
    off();
  });

  it('LIMIT-02 model previews the end of an exclusion, starts the exclusion and rejects a shorter one with an error', async () => {
    const { lobby, env } = await payer(live, 'breaker');
    const model = createLimits(lobby, env);
    const off = model.$state.listen(() => {});
    await expectSoon(() => expect(model.$state.get().standing).not.toBeNull());
    expect(await model.actions.startExclusion()).toBe(false);
    model.actions.choose('30d');
    expect(model.$state.get().choice?.endTime).toBe(exclusionEnd('30d', lobby.clock.serverNow()));
    model.actions.close();
    expect(model.$state.get().choice).toBeNull();
    model.actions.choose('30d');
    expect(await model.actions.startExclusion()).toBe(true);
    expect(model.$state.get()).toMatchObject({ done: 'break', standing: { break: { length: '30d' } } });
    model.actions.choose('24h');
    expect(await model.actions.startExclusion()).toBe(false);
    expect(model.$state.get().actionError).toMatchObject({ code: 'input.invalid' });
    off();
  });

  it('LIMIT-02 started exclusion removes the stored member copy even if the member refetch fails', async () => {
    const { model, storage, lose, isStored } = await leaver('leaver1');
    lose('info', 9);
    expect(await model.actions.startExclusion()).toBe(true);
    expect(isStored(storage)).toBe(false);
  });

  it('LIMIT-02 an exclusion is shown even if the response to its request was lost', async () => {
    const { lobby, model, lose } = await leaver('leaver2');
    lose('break', 9);
    expect(await model.actions.startExclusion()).toBe(false);
    await expectSoon(() => expect(lobby.$member.get().data?.break).toMatchObject({ endTime: expect.any(Number) }));
  });

  it('LIMIT-02 game grid shows no hot tags during an exclusion and shows them after the logout', async () => {
    const { lobby, env } = await payer(live, 'breaker-hot');
    const grid = createGameGrid(lobby);
    watched(grid.$state);
    const hotTags = () => grid.$state.get().hotTags;
    await expectSoon(() => expect(grid.$state.get()).toMatchObject({ status: 'ready', hotTags: true }));
    const { actions } = createLimits(lobby, env);
    actions.choose('24h');
    expect(await actions.startExclusion()).toBe(true);
    await expectSoon(() => expect(hotTags()).toBe(false));
    await lobby.logout();
    await expectSoon(() => expect(hotTags()).toBe(true));
  });

  /** Member on the limits page with a selected exclusion and a stored member copy. */
  async function leaver(name: string) {
    const storage = memoryStore();
    const actor = await payer(live, name, { storage });
    const isStored = ({ entries }: MemoryStore) => [...entries.keys()].some(key => key.endsWith('memberInfo'));
    watched(actor.lobby.$member);
    await expectSoon(() => expect(actor.lobby.$member.get().data).toMatchObject({ break: null }));
    expect(isStored(storage)).toBe(true);
    const model = createLimits(actor.lobby, actor.env);
    watched(model.$state);
    await expectSoon(() => expect(model.$state.get().standing).not.toBeNull());
    model.actions.choose('7d');
    return { ...actor, model, storage, isStored };
  }
});

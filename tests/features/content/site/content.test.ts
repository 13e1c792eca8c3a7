/** Promotions, help and the message to the operator on a real gateway. */
import { atom, type ReadableAtom } from 'nanostores';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lobby, Resource, Session } from '../../../../sdk/lobby/types.ts';
import { parseCommand } from '../../../../site/gateway/cli/command-line.ts';
import { runCommand } from '../../../../site/gateway/cli/commands.ts';
import { PROMOTIONS } from '../../../../site/gateway/sandbox/seeds/texts/promotions.ts';
import { createHelp } from '../../../../site/src/features/content/help/help-model.ts';
import { promotionsModel } from '../../../../site/src/features/content/promotions/promotions-model.ts';
import { feedbackModel } from '../../../../site/src/features/service/feedback-model.ts';
import type { ImageFile } from '../../../../site/src/features/service/images-model.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';
import { pngFile } from '../../../helpers/pictures/picture-files.ts';
import { lobbyOn, startSession, stateOf, stubPage } from '../../../widgets/lobby.ts';

let server: TestGateway;
let lobby: Lobby;
let count = 0;

beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());
beforeEach(() => {
  stubPage();
  lobby = lobbyOn(server.url, { languages: ['EN', 'VI'] });
});
afterEach(() => {
  lobby.dispose();
});

/** Waits for what a resource shows once `wanted` accepts it. */
const shown = <T>($state: ReadableAtom<Resource<T>>, wanted: (state: Resource<T>) => boolean) =>
  stateOf({ $state, actions: {} }, wanted);
const firstPromotion = ({ data }: Resource<{ promotions: readonly { title: string }[] }>) => data?.promotions[0]?.title;

describe('what an operator publishes', () => {
  it('PROMO-08 PROMO-13 I18N-03 promotions follow the language, and nothing of the one before stays meanwhile', async () => {
    const { $state } = promotionsModel(lobby);
    const off = $state.listen(() => {});
    const [english, vietnamese] = PROMOTIONS[0]?.title ?? [];
    await shown($state, state => firstPromotion(state) === english);
    lobby.setLanguage('VI');
    expect($state.get().data).toBeUndefined();
    await shown($state, state => firstPromotion(state) === vietnamese);
    off();
  });

  it('R11 there is one model, whoever looks, and it asks again after a failure', async () => {
    const model = promotionsModel(lobby);
    expect(promotionsModel(lobby)).toBe(model);
    const call = vi.spyOn(lobby, 'call').mockRejectedValueOnce(new Error('no'));
    const off = model.$state.listen(() => {});
    await shown(model.$state, ({ error }) => error !== undefined);
    await model.retry();
    expect(model.$state.get()).toMatchObject({ data: { promotions: { length: PROMOTIONS.length } } });
    expect(model.$state.get().error).toBeUndefined();
    const asked = call.mock.calls.map(([{ name }]) => name);
    expect(asked).toEqual(['availablePromotions', 'announcements', 'availablePromotions', 'announcements']);
    off();
  });

  it('HELP-01 HELP-02 HELP-06 help asks by language, shows banners of its own group, and holds one item open at most', async () => {
    const call = vi.spyOn(lobby, 'call');
    const { items, banners, $open, toggle } = createHelp(lobby);
    const { data = [] } = await shown(items.$state, state => state.data !== undefined);
    expect(call.mock.calls[0]?.[1]).toEqual({ query: { lang: 'EN' } });
    const found = await shown(banners.$state, state => state.data !== undefined);
    expect(found.data?.length).toBeGreaterThan(0);
    expect(new Set(found.data?.map(({ group }) => group))).toEqual(new Set(['help']));
    const [first, second] = data.map(({ id }) => id);
    toggle(first ?? '');
    toggle(second ?? '');
    expect($open.get()).toBe(second);
    toggle(second ?? '');
    expect($open.get()).toBeNull();
  });
});

describe('a message to the operator', () => {
  const CONTENT = 'Nothing came of the draw at six.';
  const file: ImageFile = Object.assign(new Blob([new Uint8Array(pngFile())], { type: 'image/png' }), {
    name: 'a.png',
  });

  it('EP-06 VALID-16 S41 pictures the gateway dropped meanwhile are uploaded again by pressing again; the bounds are the operator’s', async () => {
    const command = parseCommand(['template', 'feedback_max', '800']);
    if (!command) throw new Error('no command');
    await runCommand(command, { db: server.db, now: server.now, url: server.url, onChange: server.changed });
    const { form, images, $bounds, $sent } = feedbackModel(lobby);
    const off = form.$state.listen(() => {});
    await stateOf({ $state: $bounds, actions: {} }, ({ max }) => max === 800);
    const content = CONTENT.padEnd(700, '.');
    form.actions.put({ content });
    images.add([file]);
    await images.ids();
    await server.db.deleteFrom('feedback_images').execute();
    expect(await form.actions.submit()).toBe(false);
    expect(images.$state.get().images.map(({ state }) => state)).toEqual(['failed']);
    expect(form.$state.get().values.content).toBe(content);
    expect(await form.actions.submit()).toBe(true);
    expect($sent.get()).toBe(true);
    expect(form.$state.get().values.content).toBe('');
    const stored = await server.db.selectFrom('feedback').select('content').execute();
    expect(stored).toEqual([{ content }]);
    off();
  });

  it('S15 is its writer’s through a login and a session that ended; another member finds none of it, and a logout drops it', async () => {
    await startSession(server, `writer${++count}`);
    lobby.dispose();
    lobby = lobbyOn(server.url);
    const session = lobby.$session.get();
    const $session = atom<Session | null>(null);
    const page = { ...lobby, $session };
    const model = feedbackModel(page);
    model.form.actions.set('content', CONTENT);
    for (const now of [session, null, session]) {
      $session.set(now);
      expect(feedbackModel(page)).toBe(model);
    }
    const other = session && { ...session, userName: 'another' };
    $session.set(other);
    expect(feedbackModel(page).form.$state.get().values.content).toBe('');
    feedbackModel(page).form.actions.set('content', CONTENT);
    await lobby.logout();
    expect(feedbackModel(page).form.$state.get().values.content).toBe('');
  });
});

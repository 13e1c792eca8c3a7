/** Promotions, help and feedback models against a real gateway. */
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

/** Resolves with the first resource state that `predicate` accepts. */
const shown = <T>($state: ReadableAtom<Resource<T>>, predicate: (state: Resource<T>) => boolean) =>
  stateOf({ $state, actions: {} }, predicate);
const firstPromotion = ({ data }: Resource<{ promotions: readonly { title: string }[] }>) => data?.promotions[0]?.title;

describe('published content', () => {
  it('PROMO-08 PROMO-13 I18N-03 promotions model reloads after a language change without showing the previous language', async () => {
    const { $state } = promotionsModel(lobby);
    const off = $state.listen(() => {});
    const [english, vietnamese] = PROMOTIONS[0]?.title ?? [];
    await shown($state, state => firstPromotion(state) === english);
    lobby.setLanguage('VI');
    expect($state.get().data).toBeUndefined();
    await shown($state, state => firstPromotion(state) === vietnamese);
    off();
  });

  it('R11 promotions model is created once per lobby and retries after a failure', async () => {
    const model = promotionsModel(lobby);
    expect(promotionsModel(lobby)).toBe(model);
    const call = vi.spyOn(lobby, 'call').mockRejectedValueOnce(new Error('no'));
    const off = model.$state.listen(() => {});
    await shown(model.$state, ({ error }) => error !== undefined);
    await model.retry();
    expect(model.$state.get()).toMatchObject({ data: { promotions: { length: PROMOTIONS.length } } });
    expect(model.$state.get().error).toBeUndefined();
    const requested = call.mock.calls.map(([{ name }]) => name);
    expect(requested).toEqual(['availablePromotions', 'announcements', 'availablePromotions', 'announcements']);
    off();
  });

  it('HELP-01 HELP-02 HELP-06 help model requests one language, lists the banners of the help group and opens at most one item', async () => {
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

describe('feedback form', () => {
  const CONTENT = 'Nothing came of the draw at six.';
  const file: ImageFile = Object.assign(new Blob([new Uint8Array(pngFile())], { type: 'image/png' }), {
    name: 'a.png',
  });

  it("EP-06 VALID-16 S41 feedback form uploads dropped images again on resubmit and applies the operator's limits", async () => {
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

  it('S15 feedback draft survives login and session expiry, belongs to its member and is dropped at logout', async () => {
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

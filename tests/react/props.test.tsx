/** Props of all widgets as props of their React components. */
import { act, render } from '@testing-library/react';
import { atom } from 'nanostores';
import type { FunctionComponent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Lobby } from '../../sdk/lobby/types.ts';
import { WIDGET_PROPS } from '../../sdk/prerender/widget-attributes.ts';
import { type AttributeRule, defineProps, type PropsOf } from '../../sdk/protocol/embed/define-props.ts';
import { DownloadBar, GameGrid, LoginModal, LotteryBoard, ServiceWidget, WinnerBoard } from '../../sdk/react/index.ts';
import { LobbyContextProvider, type WidgetHost } from '../../sdk/ui/binding/provider.tsx';
import { type ComponentProps, createComponent } from '../../sdk/ui/binding/widget-component.tsx';
import { PARAMS } from '../fixtures/params.ts';
import { eventually } from '../helpers/eventually.ts';
import { game, lobbyWith, menuOf } from './page.tsx';

const COMPONENTS = {
  'lottery-board': LotteryBoard,
  'game-grid': GameGrid,
  'winner-board': WinnerBoard,
  'service-widget': ServiceWidget,
  'login-modal': LoginModal,
  'download-bar': DownloadBar,
} as Record<string, FunctionComponent<Record<string, unknown>>>;

let lobby: Lobby;
afterEach(() => {
  lobby.dispose();
  localStorage.clear();
});

/** Two valid values of the rule. */
const valuesOf = (rule: AttributeRule): readonly unknown[] =>
  ({
    flag: [true, false],
    number: rule.kind === 'number' ? [rule.min, rule.min + 1] : [],
    text: ['chat', 'help'],
    choice: rule.kind === 'choice' ? rule.values.slice(0, 2).reverse() : [],
  })[rule.kind];

describe.each(Object.entries(WIDGET_PROPS))('%s', (name, props) => {
  const Component = COMPONENTS[name] as (typeof COMPONENTS)[string];
  const params = Object.keys(PARAMS[name as keyof typeof PARAMS]);

  it.each(Object.entries(props as Record<string, AttributeRule>))(
    'component passes the param %s to its model and a view prop does not recreate the model',
    async (prop, rule) => {
      lobby = lobbyWith({});
      const models = new Set<unknown>();
      const host: WidgetHost = {
        emit: () => true,
        slots: false,
        showLight: () => {},
        prepare: async () => {},
        onModel: model => model && models.add(model),
      };
      const ui = (value: unknown) => (
        <LobbyContextProvider lobby={lobby} host={host}>
          <Component {...{ [prop]: value }} />
        </LobbyContextProvider>
      );
      const [first, second] = valuesOf(rule);
      const { rerender } = render(ui(undefined));
      expect(models.size).toBe(1);
      for (const value of [first, second]) await act(async () => rerender(ui(value)));
      expect(models.size).toBe(params.includes(prop) ? 3 : 1);
    },
  );

  it('component has the display name of its export', () => {
    const imported = name.replace(/(?:^|-)(.)/g, (_, char: string) => char.toUpperCase());
    expect(Component.displayName).toBe(imported);
  });
});

describe('createComponent of the React bindings', () => {
  const params = defineProps({ size: { kind: 'number', min: 1, max: 9 } });
  const props = defineProps({ ...params, isWide: { kind: 'flag' } });
  type ToyProps = ComponentProps & PropsOf<typeof props>;
  const got: { params?: unknown; view?: object } = {};
  const Toy: FunctionComponent<ToyProps> = createComponent({
    name: 'Toy',
    params,
    model(_lobby: Lobby, input: PropsOf<typeof params>) {
      got.params = input;
      return { $state: atom({ status: 'ready' }), actions: {} };
    },
    view(view: PropsOf<typeof props> & { readonly state: unknown; readonly own: string }) {
      got.view = view;
      return null;
    },
    useView: () => ({ own: 'of this view' }),
  });

  it('createComponent passes the params to the model and all props to the view', () => {
    lobby = lobbyWith({});
    render(
      <LobbyContextProvider lobby={lobby}>
        <Toy size={3} isWide className="wide" />
      </LobbyContextProvider>,
    );
    expect(got.params).toEqual({ size: 3 });
    expect(got.view).toMatchObject({
      size: 3,
      isWide: true,
      className: 'wide',
      own: 'of this view',
      base: lobby.config.gateway,
      state: { status: 'ready' },
    });
  });
});

describe('props of a page without TypeScript', () => {
  const shown = (
    Component: FunctionComponent<Record<string, unknown>>,
    props: Record<string, unknown>,
    responses: Parameters<typeof lobbyWith>[0] = {},
  ) => {
    lobby = lobbyWith(responses);
    const calls = { error: vi.spyOn(console, 'error'), warn: vi.spyOn(console, 'warn') };
    for (const spy of Object.values(calls)) spy.mockImplementation(() => {});
    const ui = (
      <LobbyContextProvider lobby={lobby}>
        <Component {...props} />
      </LobbyContextProvider>
    );
    render(ui).rerender(ui);
    const messages = [...calls.error.mock.calls, ...calls.warn.mock.calls].map(([message]) => message);
    vi.restoreAllMocks();
    return messages;
  };
  const board = COMPONENTS['lottery-board'] as FunctionComponent<Record<string, unknown>>;

  it('an invalid prop value is logged once with prop, value and allowed values, and the default is used', async () => {
    const menu = { game_menu: menuOf(game(1), game(2), game(3)) };
    expect(shown(board, { tab: 'warm', limit: '2', noHistory: 'yes', group: 7n }, menu)).toEqual([
      'lobbykit: <LotteryBoard> group is "7"; allowed: string.',
      'lobbykit: <LotteryBoard> tab is "warm"; allowed: all, hot, fav, recent.',
      'lobbykit: <LotteryBoard> limit is "2"; allowed: a whole number from 1 to 1000.',
      'lobbykit: <LotteryBoard> noHistory is "yes"; allowed: boolean.',
    ]);
    await eventually(() => expect(document.querySelectorAll('[part~=card], .lk-card').length).toBe(3));
  });
});

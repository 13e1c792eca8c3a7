/** Base class of the kit's elements. It finds the lobby, mounts the view, and dispatches events. */

import { contentOf } from '../../first-content/adopt.ts';
import { afterFirst, startWithPrerendered } from '../../first-content/data.ts';
import type { LobbyEventName, LobbyEvents } from '../../lobby/events.ts';
import { findLobby, when } from '../../lobby/registry.ts';
import { createScopedLobby, type LobbyScope, type ScopedLobby } from '../../lobby/scoped-lobby.ts';
import type { Lobby, Model } from '../../lobby/types.ts';
import { VERSION } from '../../lobby/version.ts';
import { warnMissingTexts, warnOnce } from '../../lobby/warn.ts';
import { attributeName, type ElementPropsOf, type PropTable } from '../../protocol/embed/define-props.ts';
import type { AttributeValue } from '../../protocol/embed/parse-attribute.ts';
import type { WidgetHost } from '../../ui/binding/provider.tsx';
import { COMMON, type ElementState, readAttributes, reflect, THEME, unknownAttributes } from './attributes.ts';
import { clearCopies } from './light-dom.ts';
import { onFailure } from './lobby-failures.ts';
import { type Mounted, mountInto, shadowOf } from './mount.ts';
import { painted, whenPresentable } from './presentable.ts';
import { upgradeProperties } from './properties.ts';
import { isReadyToRender } from './ready-to-render.ts';
import { elementStylesheets } from './stylesheets.ts';
import { failureTree, type Tree, viewTree } from './tree.tsx';
import type { Widget } from './widget.ts';

/** Delay before a missing lobby is reported, ms. A page may create its lobby after its tags. */
const LOBBY_WAIT_MS = 5_000;

const warnMissingLobby = (tag: string, name: string) =>
  warnOnce(
    `<${tag}> waits for the lobby "${name}": the script tag has no data-lobby-gateway and data-lobby-merchant, and no createLobby has this name.`,
  );

/**
 * Returns language and theme from the attribute values. The cast is safe, because the attribute table allows only these
 * values.
 */
const scopeOf = ({ lang: language, theme }: Readonly<Record<string, unknown>>) => ({ language, theme }) as LobbyScope;

/** Warns about unknown attributes. @param names valid attributes of `element` */
function warnUnknownAttributes(element: Element, names: readonly string[], { config }: Pick<Lobby, 'config'>): void {
  for (const name of unknownAttributes(element, names)) {
    warnOnce(`<${element.localName}> has no attribute "${name}"; allowed: ${names.join(', ')}.`);
  }
  const code = element.getAttribute('lang')?.toUpperCase();
  if (code) warnMissingTexts(code, config.texts, `<${element.localName}> lang: `);
}

const STATES: readonly ElementState[] = ['loading', 'ready', 'empty', 'error'];

/**
 * Shows the state to stylesheets as `:state(…)`. Browsers without custom states (before Chrome 125, Safari 17.4 and
 * Firefox 126) get the attribute `data-state` instead; other browsers do not, because frameworks would report an
 * attribute that the server's markup does not have.
 */
function showState(element: HTMLElement, internals: ElementInternals | undefined, state: ElementState): void {
  try {
    // Chrome before 125 throws for state names that do not start with two hyphens.
    if (!internals?.states) throw new TypeError('no custom states');
    for (const other of STATES) internals.states.delete(other);
    internals.states.add(state);
    // The loader may have set `data-state` after a load failure, before the element was defined.
    delete element.dataset.state;
  } catch {
    element.dataset.state = state;
  }
}

/** Base class on a server. HTMLElement does not exist there, but importing this file must not fail. */
const Base = (typeof HTMLElement === 'undefined' ? class {} : HTMLElement) as typeof HTMLElement;

const allProps = ({ ownProps }: typeof LobbyElement): PropTable => ({ ...COMMON, ...ownProps });

/** Type of an element's base class, with the properties of a prop table. */
export type ElementClass<Table, S, A> = Omit<typeof LobbyElement, 'prototype'> &
  (abstract new () => LobbyElement<S, A> & ElementPropsOf<Table & typeof THEME>);

/**
 * Base class of the kit's elements.
 * @fires lobby-error - An option is invalid, or code failed to load. The widget also shows a message.
 * @fires lobby-state - The state of the widget changed.
 */
export abstract class LobbyElement<S = unknown, A = unknown> extends Base {
  static readonly version: string = VERSION;
  /** @internal Definition of the widget. Omitted from the package's declarations, because it refers to views. */
  static readonly widget: Widget;

  /** Prop table of the element. Each property reflects the attribute of the same name in kebab case. */
  static get ownProps(): PropTable {
    // biome-ignore lint/complexity/noThisInStatic: `this` is the subclass whose table is read
    return { ...THEME, ...this.widget.props };
  }

  static get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: `this` is the subclass whose table is read
    return Object.keys(allProps(this)).map(attributeName);
  }

  #assigned: Lobby | null = null;
  #lobby: Lobby | null = null;
  #mounted: Mounted | null = null;
  #model: Model<S, A> | null = null;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #stopWaiting = () => {};
  #unfollowTheme = () => {};
  #unsubscribeState = () => {};
  #override: ScopedLobby | null = null;
  #renderDue = false;
  /** View that was rendered last; null before the first rendering and after an invalid option. */
  #tree: Tree | null = null;
  readonly #nonce = () => this.#lobby?.config.nonce;
  readonly #sheets = elementStylesheets(() => shadowOf(this), this.#class.widget.stylesheets, this.#nonce);
  readonly #light = this.#class.widget.light?.(this, this.#nonce);
  /** Messages that were already logged, so that each invalid value is reported only once. */
  #logged = new Set<string>();
  /** Flags whose property was changed by the visitor or by code after the attribute was set. */
  readonly #flags = new Map<string, boolean>();
  #upgraded = false;
  #wasReady = false;
  #state: ElementState | undefined;
  /** Internals of the element, which set its custom states; undefined in older browsers. */
  readonly #internals = this.attachInternals?.();

  /** State of the widget. Stylesheets can select the state with `:state(…)`. */
  get state(): ElementState {
    return this.#state ?? 'loading';
  }

  /** Model of the widget; null until the lobby exists. */
  get model(): Model<S, A> | null {
    return this.#model;
  }

  /** Lobby object, or the name of the lobby. Setting this property connects the element to another lobby. */
  get lobby(): Lobby | string {
    return this.#assigned ?? this.getAttribute('lobby') ?? 'default';
  }

  set lobby(value: Lobby | string | null) {
    this.#assigned = typeof value === 'object' ? value : null;
    if (typeof value === 'object') this.#restart();
    else reflect(this, 'lobby', value);
  }

  connectedCallback(): void {
    clearTimeout(this.#leaving);
    this.#leaving = undefined;
    if (this.#mounted) {
      // If the page moves an element, it disconnects and connects the element in one task, so the view has not been
      // stopped.
      if (this.#tree?.connected === false) this.#resume();
      this.#mounted?.restoreScroll();
      return;
    }
    if (!this.#upgraded) upgradeProperties(this, ['lobby', ...Object.keys(this.#class.ownProps)]);
    this.#upgraded = true;
    clearCopies(this);
    this.#start();
  }

  disconnectedCallback(): void {
    this.#leaving = setTimeout(() => (this.#tree ? this.#pause(this.#tree) : this.#stop()));
  }

  attributeChangedCallback(name: string): void {
    this.#flags.delete(name);
    if (name === 'lobby') this.#restart();
    else this.#renderSoon();
  }

  /**
   * Dispatches `lobby-<name>` on the element; `lobby-ready` at most once. Returns false if a listener prevented the
   * event.
   */
  emit<N extends LobbyEventName>(name: N, detail: LobbyEvents[N]): boolean {
    if (name === 'ready' && this.#wasReady) return true;
    this.#wasReady ||= name === 'ready';
    const cancelable = name.endsWith('-request');
    return this.dispatchEvent(new CustomEvent(`lobby-${name}`, { detail, bubbles: true, composed: true, cancelable }));
  }

  /** @internal Returns a flag that was changed after its attribute was set; undefined if the attribute applies. */
  flag(name: string): boolean | undefined {
    return this.#flags.get(name);
  }

  /** @internal Changes a flag without changing its attribute. */
  setFlag(name: string, value: boolean): void {
    this.#flags.set(name, value);
    this.#showFlags();
    this.#renderSoon();
  }

  /** Shows flags with `isState` to stylesheets as `:state(…)`, if the browser supports custom states. */
  #showFlags(): void {
    for (const [name, rule] of Object.entries(this.#class.ownProps)) {
      if (rule.kind !== 'flag' || !rule.isState) continue;
      const isOn = Boolean(Reflect.get(this, name));
      try {
        this.#internals?.states?.[isOn ? 'add' : 'delete'](name);
      } catch {
        // Chrome before 125 throws for state names that do not start with two hyphens.
      }
    }
  }

  get #class(): typeof LobbyElement {
    return this.constructor as typeof LobbyElement;
  }

  #start(): void {
    this.#setState('loading');
    const name = this.getAttribute('lobby') ?? 'default';
    if (name === '[object Object]' && !this.#assigned) {
      this.#showOptionError(
        `<${this.localName}> lobby="${name}"; allowed: the name of a lobby. Set the property after the tag is defined.`,
      );
      return;
    }
    const lobby = this.#assigned ?? findLobby(name);
    if (lobby) {
      this.#show(lobby);
      return;
    }
    let waiting = true;
    const timer = setTimeout(() => warnMissingLobby(this.localName, name), LOBBY_WAIT_MS);
    const offFailure = onFailure(name, error => {
      clearTimeout(timer);
      this.#showOptionError(error.message, false);
    });
    this.#stopWaiting = () => {
      waiting = false;
      clearTimeout(timer);
      offFailure();
    };
    void when(name).then(found => waiting && this.#show(found));
  }

  #show(lobby: Lobby): void {
    this.#stopWaiting();
    this.#lobby = lobby;
    // The view itself follows the theme, but this listener loads the stylesheet of the dark theme.
    this.#unfollowTheme = lobby.$theme.listen(() => this.#renderSoon());
    const stop = afterFirst(this, () => this.#present(lobby));
    if (stop) this.#stopWaiting = stop;
  }

  #present(lobby: Lobby): void {
    const { warm, resume } = this.#class.widget;
    const values = this.#values();
    this.#override ??= createScopedLobby(lobby);
    const shown = this.#override.show(scopeOf(values));
    startWithPrerendered(this, this.#class.widget, shown, values);
    const render = () => {
      this.#mounted ??= mountInto(shadowOf(this));
      this.#render();
    };
    const content = contentOf(this);
    const wait = warm ?? (content && resume);
    this.#stopWaiting = whenPresentable(wait && (ready => wait(shown, values, ready)), render, content);
  }

  #values(): Readonly<Record<string, AttributeValue>> {
    return { ...readAttributes(this, allProps(this.#class)).values, ...Object.fromEntries(this.#flags) };
  }

  #restart(): void {
    if (!this.isConnected || !this.#upgraded) return;
    this.#stop();
    this.#start();
  }

  /** Stops timers, subscriptions and dialogs of the view. Its nodes and state remain. */
  #pause(tree: Tree): void {
    this.#unfollowTheme();
    this.#renderTree({ ...tree, connected: false });
  }

  /** Resumes the view after `#pause`, unless the page has replaced the lobby in the meantime. */
  #resume(): void {
    const lobby = this.#assigned ?? findLobby(this.getAttribute('lobby') ?? 'default');
    if (!lobby || lobby !== this.#lobby) {
      this.#restart();
      return;
    }
    this.#unfollowTheme = lobby.$theme.listen(() => this.#renderSoon());
    this.#tree = null;
    this.#render();
  }

  #stop(): void {
    this.#stopWaiting();
    this.#unfollowTheme();
    this.#tree = null;
    this.#mounted?.unmount();
    this.#mounted = null;
    this.#host.onModel(null);
    this.#lobby = null;
    this.#override = null;
  }

  /** Schedules a rendering, so that several attribute changes cause only one. */
  #renderSoon(): void {
    if (this.#renderDue || !this.#mounted) return;
    this.#renderDue = true;
    queueMicrotask(() => {
      this.#renderDue = false;
      // A paused view renders its changes when it resumes.
      if (this.#mounted && this.#tree?.connected !== false) this.#render();
    });
  }

  #renderTree(tree: Tree): void {
    this.#tree = tree;
    this.#mounted?.render(viewTree(tree));
  }

  #render(): void {
    const lobby = this.#lobby;
    if (!lobby || !this.#mounted) return;
    const { problems } = readAttributes(this, allProps(this.#class));
    if (problems.length > 0) {
      this.#showOptionError(problems.join(' '));
      return;
    }
    warnUnknownAttributes(this, this.#class.observedAttributes, lobby);
    const values = this.#values();
    const { lobby: _name, lang: _lang, theme: _theme, ...own } = values;
    this.#showFlags();
    this.#override ??= createScopedLobby(lobby);
    const shown = this.#override.show(scopeOf(values));
    if (!isReadyToRender(shown, this.#sheets.add, () => this.#renderSoon())) return;
    // The stylesheets are adopted now, so that those of prerendered content, including the dark ones, stay until they
    // are replaced.
    this.#sheets.adopt();
    this.#renderTree({
      lobby: shown,
      host: this.#host,
      values: own,
      connected: true,
      View: this.#class.widget.View,
      onBroken: error => {
        this.#setState('error');
        this.emit('error', { kind: 'render', message: String(error), lobby: lobby.name, detail: error });
      },
    });
  }

  /** Host of the view. The object is created once, because a new one would restart the view at each rendering. */
  readonly #host: WidgetHost = {
    slots: true,
    prepare: async piece => {
      this.#sheets.add((await this.#class.widget.lazyStylesheets?.(piece)) ?? []);
      // New stylesheets restyle the existing nodes. Waiting for the paint keeps this out of the task that adds the new
      // part.
      await painted();
    },
    emit: (name, detail) => this.emit(name, detail),
    showLight: (slot, tree) => this.#light?.show(slot, tree),
    onModel: model => {
      this.#unsubscribeState();
      // The cast is safe, because the view of this widget creates its model.
      this.#model = model as Model<S, A> | null;
      this.#unsubscribeState =
        model?.$state.subscribe(({ status }) => {
          this.#setState(status as ElementState);
        }) ?? (() => {});
    },
  };

  /** Handles an invalid option: logs one error, dispatches an event, and shows a message in place of the widget. */
  #showOptionError(message: string, log = true): void {
    this.#sheets.adopt();
    this.#mounted ??= mountInto(shadowOf(this));
    this.#setState('error');
    this.#tree = null;
    this.#mounted.render(failureTree(this.#lobby));
    if (this.#logged.has(message)) return;
    this.#logged.add(message);
    if (log) console.error(`lobbykit: ${message}`);
    const lobby = this.#lobby?.name ?? this.getAttribute('lobby') ?? 'default';
    this.emit('error', { kind: 'config', message, lobby });
  }

  #setState(state: ElementState): void {
    if (state !== 'loading') this.#mounted?.show();
    if (state === this.#state) return;
    const isFirst = this.#state === undefined;
    this.#state = state;
    showState(this, this.#internals, state);
    const { lobby } = this;
    if (!isFirst) this.emit('state', { state, lobby: typeof lobby === 'string' ? lobby : lobby.name });
  }
}

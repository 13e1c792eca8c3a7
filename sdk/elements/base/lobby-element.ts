/** The base class of the kit's elements: finds its lobby, mounts its view, raises its events on the page. */

import { contentOf } from '../../first-content/adopt.ts';
import { afterFirst, startWithPrerendered } from '../../first-content/data.ts';
import { hasTexts } from '../../i18n/translate.ts';
import type { LobbyEventName, LobbyEvents } from '../../lobby/events.ts';
import { findLobby, when } from '../../lobby/registry.ts';
import type { Lobby, Model } from '../../lobby/types.ts';
import { VERSION } from '../../lobby/version.ts';
import { warnOnce } from '../../lobby/warn.ts';
import { attributeName, type ElementPropsOf, type PropTable } from '../../protocol/embed/define-props.ts';
import type { WidgetHost } from '../../ui/binding/provider.tsx';
import { COMMON, type ElementState, readAttributes, reflect, THEME } from './attributes.ts';
import { clearCopies } from './light-dom.ts';
import { onFailure } from './lobby-failures.ts';
import { type Mounted, mountInto, shadowOf } from './mount.ts';
import { painted, whenPresentable } from './presentable.ts';
import { upgradeProperties } from './properties.ts';
import { isReadyToRender } from './ready-to-render.ts';
import { createScopedLobby, type ScopedLobby } from './scoped-lobby.ts';
import { elementStylesheets } from './stylesheets.ts';
import { failureTree, viewTree } from './tree.tsx';
import type { Widget } from './widget.ts';

/** Marks that pages and frameworks put on any tag: not misspelt, but none of ours. */
const FOREIGN = /^(class|style|is|part|exportparts|role|item.*|(data|aria|x|v|ng|hx|wire)-.*|on.*|.*[^a-z-].*)$/;

/** Attributes of `element` that are neither among `names` nor the platform's, by which any tag may be marked. */
function unknownAttributes(element: Element, names: readonly string[]): readonly string[] {
  const unknown = element.getAttributeNames().filter(name => !names.includes(name) && !FOREIGN.test(name));
  if (unknown.length === 0) return unknown;
  const platform = new Set<string>();
  for (const property in element) platform.add(property.toLowerCase());
  return unknown.filter(name => !platform.has(name));
}

/** @param names of the attributes that `element` has */
function warnUnknownAttributes(element: Element, names: readonly string[], { config }: Pick<Lobby, 'config'>): void {
  for (const name of unknownAttributes(element, names)) {
    warnOnce(`<${element.localName}> has no attribute "${name}"; allowed: ${names.join(', ')}.`);
  }
  const code = element.getAttribute('lang')?.toUpperCase();
  if (code && !hasTexts(code, config.texts)) {
    warnOnce(`<${element.localName}> lang="${code}": there are no texts in this language, so they are English.`);
  }
}

/** On a server there is no HTMLElement, and importing must not fail. */
const Base = (typeof HTMLElement === 'undefined' ? class {} : HTMLElement) as typeof HTMLElement;

const allProps = ({ ownProps }: typeof LobbyElement): PropTable => ({ ...COMMON, ...ownProps });

/** The base class of an element that has the properties of a table besides its own. */
export type ElementClass<Table, S, A> = Omit<typeof LobbyElement, 'prototype'> &
  (abstract new () => LobbyElement<S, A> & ElementPropsOf<Table & typeof THEME>);

/** @fires lobby-error - Options or code failed; the widget says so too. */
export abstract class LobbyElement<S = unknown, A = unknown> extends Base {
  static readonly version: string = VERSION;
  /** @internal What it is made of; the declarations of the package leave it out, for it is made of views. */
  static readonly widget: Widget;

  /** Properties that are attributes of the same name in kebab case. */
  static get ownProps(): PropTable {
    // biome-ignore lint/complexity/noThisInStatic: the table is that of the subclass asked
    return { ...THEME, ...this.widget.props };
  }

  static get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: the table is that of the subclass asked
    return Object.keys(allProps(this)).map(attributeName);
  }

  #given: Lobby | null = null;
  #lobby: Lobby | null = null;
  #mounted: Mounted | null = null;
  #model: Model<S, A> | null = null;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #stopWaiting = () => {};
  #unfollowTheme = () => {};
  #forgetState = () => {};
  #override: ScopedLobby | null = null;
  #renderDue = false;
  readonly #nonce = () => this.#lobby?.config.nonce;
  readonly #sheets = elementStylesheets(() => shadowOf(this), this.#class.widget.stylesheets, this.#nonce);
  readonly #light = this.#class.widget.light?.(this, this.#nonce);
  /** Sentences already said, so that a wrong value is reported once. */
  #said = new Set<string>();
  #upgraded = false;
  #wasReady = false;

  /** The headless model behind the view; null until the lobby is there. */
  get model(): Model<S, A> | null {
    return this.#model;
  }

  /** The lobby as an object, else the name it is looked up by. Setting either moves the element to it. */
  get lobby(): Lobby | string {
    return this.#given ?? this.getAttribute('lobby') ?? 'default';
  }

  set lobby(value: Lobby | string | null) {
    this.#given = typeof value === 'object' ? value : null;
    if (typeof value === 'object') this.#restart();
    else reflect(this, 'lobby', value);
  }

  connectedCallback(): void {
    clearTimeout(this.#leaving);
    this.#leaving = undefined;
    // A move is a disconnect and a connect in one task: the mounted view just goes on.
    if (this.#mounted) return;
    if (!this.#upgraded) upgradeProperties(this, ['lobby', ...Object.keys(this.#class.ownProps)]);
    this.#upgraded = true;
    clearCopies(this);
    this.#start();
  }

  disconnectedCallback(): void {
    this.#leaving = setTimeout(() => this.#stop());
  }

  attributeChangedCallback(name: string): void {
    if (name === 'lobby') this.#restart();
    else this.#renderSoon();
  }

  /** Fires `lobby-<name>` on the element, `lobby-ready` once in its life. Returns false when a listener prevented a request. */
  emit<N extends LobbyEventName>(name: N, detail: LobbyEvents[N]): boolean {
    if (name === 'ready' && this.#wasReady) return true;
    this.#wasReady ||= name === 'ready';
    const cancelable = name.endsWith('-request');
    return this.dispatchEvent(new CustomEvent(`lobby-${name}`, { detail, bubbles: true, composed: true, cancelable }));
  }

  get #class(): typeof LobbyElement {
    return this.constructor as typeof LobbyElement;
  }

  #start(): void {
    this.#state = 'loading';
    const name = this.getAttribute('lobby') ?? 'default';
    if (name === '[object Object]' && !this.#given) {
      this.#refuse(
        `<${this.localName}>: the attribute "lobby" is an object, which React writes before a tag is defined. Set the property after the definition, or write the name of the lobby.`,
      );
      return;
    }
    const lobby = this.#given ?? findLobby(name);
    if (lobby) {
      this.#show(lobby);
      return;
    }
    let waiting = true;
    const offFailure = onFailure(name, error => this.#refuse(error.message, false));
    this.#stopWaiting = () => {
      waiting = false;
      offFailure();
    };
    void when(name).then(found => waiting && this.#show(found));
  }

  #show(lobby: Lobby): void {
    this.#stopWaiting();
    this.#lobby = lobby;
    // The view follows the theme by itself, but the dark sheet comes when somebody wants it.
    this.#unfollowTheme = lobby.$theme.listen(() => this.#renderSoon());
    const stop = afterFirst(this, () => this.#present(lobby));
    if (stop) this.#stopWaiting = stop;
  }

  #present(lobby: Lobby): void {
    const { warm, resume } = this.#class.widget;
    const { values } = readAttributes(this, allProps(this.#class));
    this.#override ??= createScopedLobby(lobby);
    const shown = this.#override.show(values);
    startWithPrerendered(this, this.#class.widget, shown, values);
    const render = () => {
      this.#mounted ??= mountInto(shadowOf(this));
      this.#render();
    };
    const content = contentOf(this);
    const wait = warm ?? (content && resume);
    this.#stopWaiting = whenPresentable(wait && (ready => wait(shown, values, ready)), render, content);
  }

  #restart(): void {
    if (!this.isConnected || !this.#upgraded) return;
    this.#stop();
    this.#start();
  }

  #stop(): void {
    this.#stopWaiting();
    this.#unfollowTheme();
    this.#mounted?.unmount();
    this.#mounted = null;
    this.#host.onModel(null);
    this.#lobby = null;
    this.#override = null;
  }

  /** Several attributes set in a row are one rendering. */
  #renderSoon(): void {
    if (this.#renderDue || !this.#mounted) return;
    this.#renderDue = true;
    queueMicrotask(() => {
      this.#renderDue = false;
      if (this.#mounted) this.#render();
    });
  }

  #render(): void {
    const lobby = this.#lobby;
    if (!lobby || !this.#mounted) return;
    const { values, problems } = readAttributes(this, allProps(this.#class));
    if (problems.length > 0) {
      this.#refuse(problems.join(' '));
      return;
    }
    warnUnknownAttributes(this, this.#class.observedAttributes, lobby);
    const { lobby: _name, lang: _lang, theme: _theme, ...own } = values;
    this.#override ??= createScopedLobby(lobby);
    const shown = this.#override.show(values);
    if (!isReadyToRender(shown, this.#sheets.add, () => this.#renderSoon())) return;
    // Not before: the sheets of first content, dark ones among them, stay until these take their place.
    this.#sheets.adopt();
    this.#mounted.render(
      viewTree({
        lobby: shown,
        host: this.#host,
        values: own,
        View: this.#class.widget.View,
        onBroken: error => {
          this.#state = 'error';
          this.emit('error', { kind: 'render', message: String(error), lobby: lobby.name, detail: error });
        },
      }),
    );
  }

  /** Props that the view gets from this element. Made once: the view must not start over at each rendering. */
  readonly #host: WidgetHost = {
    slots: true,
    prepare: async piece => {
      this.#sheets.add((await this.#class.widget.lazyStylesheets?.(piece)) ?? []);
      // New sheets restyle the nodes that are there. That is painted first, so that the new piece is not added in the same long task.
      await painted();
    },
    emit: (name, detail) => this.emit(name, detail),
    showLight: (slot, tree) => this.#light?.show(slot, tree),
    onModel: model => {
      this.#forgetState();
      // The view of this widget makes the model of this widget.
      this.#model = model as Model<S, A> | null;
      this.#forgetState =
        model?.$state.subscribe(({ status }) => {
          this.#state = status as ElementState;
        }) ?? (() => {});
    },
  };

  /** Wrong options: one console error, an event, and words on the page instead of a blank. */
  #refuse(message: string, speak = true): void {
    this.#sheets.adopt();
    this.#mounted ??= mountInto(shadowOf(this));
    this.#state = 'error';
    this.#mounted.render(failureTree(this.#lobby));
    if (this.#said.has(message)) return;
    this.#said.add(message);
    if (speak) console.error(`lobbykit: ${message}`);
    const lobby = this.#lobby?.name ?? this.getAttribute('lobby') ?? 'default';
    this.emit('error', { kind: 'config', message, lobby });
  }

  set #state(state: ElementState) {
    if (this.dataset.state !== state) this.dataset.state = state;
    if (state !== 'loading') this.#mounted?.show();
  }
}

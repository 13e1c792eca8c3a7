/** Props of all widgets as attributes and as properties. */
import '../../../sdk/elements/index.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LobbyElement } from '../../../sdk/elements/base/lobby-element.ts';
import { createLobby } from '../../../sdk/lobby/create-lobby.ts';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import { WIDGET_PROPS } from '../../../sdk/prerender/widget-attributes.ts';
import { type AttributeRule, attributeName } from '../../../sdk/protocol/embed/define-props.ts';
import { PARAMS } from '../../fixtures/params.ts';
import { eventually } from '../../helpers/eventually.ts';

let lobby: Lobby;
beforeAll(() => {
  lobby = createLobby({
    gateway: 'https://gw.example',
    merchant: 'demo',
    language: 'EN',
    fetch: async () => Response.json({ success: true, value: {} }),
  });
});
afterEach(() => document.body.replaceChildren());
afterAll(() => lobby.dispose());

/** Returns two valid values of the rule that differ from the default. */
function valuesOf(rule: AttributeRule): readonly [first: string | number | boolean, second: string | number | boolean] {
  if (rule.kind === 'flag') return [true, false];
  if (rule.kind === 'number') return [rule.min, rule.min + 1];
  if (rule.kind === 'text') return ['chat', 'help'];
  return [rule.values[1] ?? '', rule.values[0] ?? ''];
}

type Shown = LobbyElement & Record<string, unknown>;

async function place(tag: string): Promise<Shown> {
  const element = document.body.appendChild(document.createElement(tag)) as Shown;
  await eventually(() => expect(element.model).not.toBeNull());
  return element;
}

/** Runs `change` and waits until the element has rendered its result. */
async function modelAfter(element: Shown, change: () => void, isParam: boolean): Promise<boolean> {
  const before = element.model;
  change();
  if (isParam) await eventually(() => expect(element.model).not.toBe(before));
  else for (let frame = 0; frame < 5; frame++) await new Promise(done => requestAnimationFrame(done));
  return element.model !== before;
}

describe.each(Object.entries(WIDGET_PROPS))('lobby-%s', (name, props) => {
  const params = Object.keys(PARAMS[name as keyof typeof PARAMS]);

  it.each(Object.entries(props as Record<string, AttributeRule>))(
    '%s reaches the model from attribute and property, and a view prop does not recreate the model',
    async (prop, rule) => {
      const [first, second] = valuesOf(rule);
      const attribute = attributeName(prop);
      const isParam = params.includes(prop);
      const element = await place(`lobby-${name}`);
      const broken = vi.fn();
      element.addEventListener('lobby-error', event => (event as CustomEvent).detail.kind === 'render' && broken());
      const write = () => element.setAttribute(attribute, first === true ? '' : String(first));
      expect(await modelAfter(element, write, isParam)).toBe(isParam);
      expect(element[prop]).toBe(first);
      const assign = () => {
        element[prop] = second;
      };
      expect(await modelAfter(element, assign, isParam)).toBe(isParam);
      expect(element[prop]).toBe(second);
      // The attribute of a state, such as `open`, is not removed: a page that restores its markup must not close an
      // open modal.
      const isState = rule.kind === 'flag' && rule.isState;
      expect(element.getAttribute(attribute)).toBe(isState ? '' : second === false ? null : String(second));
      expect(broken).not.toHaveBeenCalled();
    },
  );

  it('element reports an invalid value of each prop with its attribute', async () => {
    const element = document.createElement(`lobby-${name}`);
    const checked = Object.entries(props as Record<string, AttributeRule>).filter(([, { kind }]) =>
      ['choice', 'number'].includes(kind),
    );
    const messages: string[] = [];
    element.addEventListener('lobby-error', event => messages.push((event as CustomEvent).detail.message));
    for (const [prop] of checked) element.setAttribute(attributeName(prop), 'wrong');
    document.body.append(element);
    await eventually(() => expect(messages).toHaveLength(1));
    for (const [prop] of checked) expect(messages[0]).toContain(`${attributeName(prop)}="wrong"; allowed: `);
  });
});

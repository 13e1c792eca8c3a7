/** Reads the reference of one widget from its sources: attribute table, props, element class, events. */
import type { AttributeRule } from '../../protocol/embed/define-props.ts';
import { readOwnTokens } from './read-tokens.ts';
import { literal, type Member, sourceDocs } from './source-docs.ts';
import type { AttributeReference, EventReference, NamedReference, TokenReference, WidgetReference } from './types.ts';

const base = () => sourceDocs('sdk/elements/base/lobby-element.ts');
const titleOf = (name: string) => name.replace(/-/g, ' ').replace(/^./, first => first.toUpperCase());
const pascal = (name: string) => name.replace(/(?:^|-)(.)/g, (_, char: string) => char.toUpperCase());
const kebab = (name: string) => name.replace(/[A-Z]/g, char => `-${char.toLowerCase()}`);

/** Reads the reference of a widget. @param name name of its directory in `sdk/widgets` */
export function readWidget(name: string, general: readonly TokenReference[]): WidgetReference {
  const folder = `sdk/widgets/${name}`;
  const component = pascal(name);
  const className = `Lobby${component}`;
  const element = sourceDocs(`${folder}/element.ts`);
  const declared = element.class(className);
  if (!declared) throw new Error(`${folder}/element.ts has no class ${className}`);
  const common = sourceDocs('sdk/elements/base/attributes.ts');
  const named = (tag: string): NamedReference[] =>
    declared.doc.tags.filter(one => one.tag === tag).map(one => splitName(one.text));
  return {
    name,
    tag: `lobby-${name}`,
    className,
    component,
    title: titleOf(name),
    description: declared.doc.text,
    attributes: [
      ...attributes(sourceDocs(`${folder}/props.ts`).table('props'), { common: false, prop: true }),
      // In React, the provider sets `lobby` and `lang`, so they are not props.
      ...attributes(common.table('COMMON'), { common: true, prop: false }),
      ...attributes(common.table('THEME'), { common: true, prop: true }),
    ],
    properties: [
      {
        name: 'model',
        type: `${modelOf(folder, component)} | null`,
        readonly: true,
        description: docOf(base().class('LobbyElement')?.members, 'model'),
      },
      {
        name: 'state',
        type: 'ElementState',
        readonly: true,
        description: docOf(base().class('LobbyElement')?.members, 'state'),
      },
    ],
    methods: declared.members
      .filter(({ node }) => node.type === 'MethodDefinition' && !node.override && node.kind === 'method')
      .map(({ name: method, doc }) => ({ name: method, description: doc.text })),
    events: events(handlersOf(folder)),
    parts: named('csspart'),
    slots: named('slot'),
    tokens: readOwnTokens(folder, general, named('cssprop')),
  };
}

/** Splits a text into name and description: `tabs the tabs` or `tabs - the tabs`. */
function splitName(text: string): NamedReference {
  const [, name = '', description = ''] = /^(\S+)(?: -)?\s*([\s\S]*)$/.exec(text) ?? [];
  return { name, description };
}

/** Returns the event handlers in the widget's props; their names are `on` plus the name of an event. */
function handlersOf(folder: string): readonly Member[] {
  const found = sourceDocs(`${folder}/props.ts`).interface('Handlers');
  if (!found) throw new Error(`${folder}/props.ts has no interface Handlers`);
  return found;
}

function modelOf(folder: string, component: string): string {
  const head = sourceDocs(`${folder}/model.ts`).signature(`create${component}`);
  const model = /\): (\w+)\s*$/.exec(head)?.[1];
  if (!model) throw new Error(`${folder}/model.ts has no create${component} that names its model`);
  return model;
}

function attributes(
  table: readonly Member[],
  about: Pick<AttributeReference, 'common' | 'prop'>,
): AttributeReference[] {
  return table.map(({ name, node, doc }) => {
    const rule = literal(node.value) as AttributeRule;
    const defaultText = doc.tags.find(({ tag }) => tag === 'default')?.text ?? null;
    const quoted = /^'(.*)'$/.exec(defaultText ?? '')?.[1];
    return {
      name: kebab(name),
      property: name,
      ...rule,
      type: typeOf(rule),
      default: quoted ?? defaultText,
      literal: quoted !== undefined || isValue(rule, defaultText),
      description: doc.text,
      ...about,
    };
  });
}

const isValue = (rule: AttributeRule, texts: string | null) =>
  texts !== null &&
  (rule.kind === 'choice'
    ? rule.values.includes(texts)
    : rule.kind === 'number' && texts !== '' && !Number.isNaN(Number(texts)));

function typeOf(rule: AttributeRule): string {
  if (rule.kind === 'choice') return rule.values.map(value => `'${value}'`).join(' | ');
  return { text: 'string', number: 'number', flag: 'boolean' }[rule.kind];
}

/**
 * Returns the events for which the component has handlers, plus the events `error` and `state`, which every element
 * has.
 */
function events(handlers: readonly Member[]): EventReference[] {
  const table = sourceDocs('sdk/lobby/events.ts');
  const details = table.interface('LobbyEvents') ?? [];
  const one = (short: string, prop: string | null, description: string): EventReference => {
    const detail = details.find(({ name }) => name === short)?.node.typeAnnotation.typeAnnotation;
    if (!detail) throw new Error(`sdk/lobby/events.ts has no event ${short}`);
    return {
      name: `lobby-${short}`,
      prop,
      keys: detail.members.map((member: { key: { name: string } }) => member.key.name),
      detail: table
        .text(detail)
        .replace(/\/\*\*[\s\S]*?\*\//g, '')
        .replace(/readonly /g, '')
        .replace(/;?\s*\}$/, ' }')
        .replace(/\s+/g, ' '),
      cancelable: short.endsWith('-request'),
      description,
    };
  };
  const handled = handlers.map(({ name, doc }) => one(kebab(name.slice(2)).slice(1), name, doc.text));
  const fired = base()
    .class('LobbyElement')
    ?.doc.tags.filter(({ tag }) => tag === 'fires')
    .map(({ text }) => splitName(text))
    .filter(({ name }) => handled.every(event => event.name !== name));
  return [
    ...handled,
    ...(fired ?? []).map(({ name, description }) => one(name.replace('lobby-', ''), null, description)),
  ];
}

const docOf = (members: readonly Member[] | undefined, name: string) =>
  members?.find(one => one.name === name)?.doc.text ?? '';

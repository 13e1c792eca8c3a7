/** One widget as its sources describe it: table of attributes, props, element class, events. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AttributeRule } from '../../host/attributes.ts';
import { readOwnTokens } from './read-tokens.ts';
import { literal, type Member, root, type SourceDocs, sourceDocs } from './source-docs.ts';
import type { AttributeReference, EventReference, NamedReference, TokenReference, WidgetReference } from './types.ts';

const base = () => sourceDocs('sdk/host/base.ts');
const words = (name: string) => name.replace(/-/g, ' ').replace(/^./, first => first.toUpperCase());
const pascal = (name: string) => name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/** @param name of its folder below `sdk/widgets` */
export function readWidget(name: string, general: readonly TokenReference[]): WidgetReference {
  const folder = `sdk/widgets/${name}`;
  const component = pascal(name);
  const className = `Lobby${component}`;
  const element = sourceDocs(`${folder}/element.ts`);
  const declared = element.class(className);
  if (!declared) throw new Error(`${folder}/element.ts has no class ${className}`);
  const props = propsOf(folder, `${component}Props`);
  const named = (tag: string): NamedReference[] =>
    declared.doc.tags.filter(one => one.tag === tag).map(one => splitName(one.text));
  return {
    name,
    tag: `lobby-${name}`,
    className,
    component,
    title: words(name),
    description: declared.doc.text,
    attributes: [
      ...attributes(sourceDocs(`${folder}/attributes.ts`).table('attributes'), props, false),
      ...attributes(
        ['COMMON', 'THEME'].flatMap(name => sourceDocs('sdk/host/attributes.ts').table(name)),
        props,
        true,
      ),
    ],
    properties: [
      {
        name: 'model',
        type: `${modelOf(folder, component)} | null`,
        readonly: true,
        description: docOf(base().class('LobbyElement')?.members, 'model'),
      },
    ],
    methods: declared.members
      .filter(({ node }) => node.type === 'MethodDefinition' && !node.override && node.kind === 'method')
      .map(({ name: method, doc }) => ({ name: method, description: doc.text })),
    events: events(props),
    parts: named('csspart'),
    slots: named('slot'),
    tokens: readOwnTokens(folder, general, named('cssprop')),
  };
}

/** `tabs the tabs` and `tabs - the tabs` alike. */
function splitName(text: string): NamedReference {
  const [, name = '', description = ''] = /^(\S+)(?: -)?\s*([\s\S]*)$/.exec(text) ?? [];
  return { name, description };
}

/** Members of the interface and of those it extends, from whichever file of the folder has them. */
function propsOf(folder: string, name: string, files = filesOf(folder)): Member[] {
  for (const file of files) {
    const found = file.interface(name);
    if (found) return [...found.members, ...found.extends.flatMap(parent => propsOf(folder, parent, files))];
  }
  throw new Error(`${folder} has no interface ${name}`);
}

const filesOf = (folder: string): SourceDocs[] =>
  readdirSync(join(root, folder))
    .filter(name => /^(component\.tsx|.*model\.ts)$/.test(name))
    .map(name => sourceDocs(`${folder}/${name}`));

function modelOf(folder: string, component: string): string {
  const head = sourceDocs(`${folder}/model.ts`).signature(`create${component}`);
  const model = /\): (\w+)\s*$/.exec(head)?.[1];
  if (!model) throw new Error(`${folder}/model.ts has no create${component} that names its model`);
  return model;
}

function attributes(table: readonly Member[], props: readonly Member[], common: boolean): AttributeReference[] {
  return table.map(({ name, node, doc }) => {
    const rule = literal(node.value) as AttributeRule;
    const prop = props.find(one => one.name === camel(name));
    // Of attributes every widget has, the table itself has the words.
    const said = common || !prop ? doc : prop.doc;
    const given = said.tags.find(({ tag }) => tag === 'default')?.text ?? null;
    const quoted = /^'(.*)'$/.exec(given ?? '')?.[1];
    return {
      name,
      property: camel(name),
      ...rule,
      type: typeOf(rule),
      default: quoted ?? given,
      literal: quoted !== undefined || isValue(rule, given),
      description: said.text,
      common,
      prop: prop !== undefined,
    };
  });
}

const isValue = (rule: AttributeRule, words: string | null) =>
  words !== null &&
  (rule.kind === 'choice'
    ? rule.values.includes(words)
    : rule.kind === 'number' && words !== '' && !Number.isNaN(Number(words)));

function typeOf(rule: AttributeRule): string {
  if (rule.kind === 'choice') return rule.values.map(value => `'${value}'`).join(' | ');
  return { text: 'string', number: 'number', flag: 'boolean' }[rule.kind];
}

/** Handlers of the component, and the failure that every element tells of. */
function events(props: readonly Member[]): EventReference[] {
  const table = sourceDocs('sdk/events.ts');
  const details = table.interface('LobbyEvents')?.members ?? [];
  const one = (short: string, prop: string | null, description: string): EventReference => {
    const detail = details.find(({ name }) => name === short)?.node.typeAnnotation.typeAnnotation;
    if (!detail) throw new Error(`sdk/events.ts has no event ${short}`);
    return {
      name: `lobby-${short}`,
      prop,
      keys: detail.members.map((member: { key: { name: string } }) => member.key.name),
      detail: table
        .text(detail)
        .replace(/readonly /g, '')
        .replace(/;?\s*\}$/, ' }')
        .replace(/\s+/g, ' '),
      cancelable: short.endsWith('-request'),
      description,
    };
  };
  const handled = props
    .filter(({ name }) => /^on[A-Z]/.test(name))
    .map(({ name, doc }) => one(kebab(name.slice(2)).slice(1), name, doc.text));
  if (handled.some(({ name }) => name === 'lobby-error')) return handled;
  const failure = base()
    .class('LobbyElement')
    ?.doc.tags.find(({ tag, text }) => tag === 'fires' && text.startsWith('lobby-error'));
  return [...handled, one('error', null, splitName(failure?.text ?? '').description)];
}

const docOf = (members: readonly Member[] | undefined, name: string) =>
  members?.find(one => one.name === name)?.doc.text ?? '';

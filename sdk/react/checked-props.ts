/** Validation of component props at run time, for pages without TypeScript. */
import { createElement, type FunctionComponent } from 'react';
import { allowedValues } from '../elements/base/attributes.ts';
import { type AttributeRule, attributeName, type PropTable } from '../protocol/embed/define-props.ts';

const logged = new Set<string>();

function logOnce(level: 'warn' | 'error', message: string): void {
  if (logged.has(message)) return;
  logged.add(message);
  console[level](`lobbykit: ${message}`);
}

function isValid(value: unknown, rule: AttributeRule): boolean {
  switch (rule.kind) {
    case 'text':
      return typeof value === 'string';
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return rule.values.includes(value as string);
    case 'number':
      return Number.isInteger(value) && Number(value) >= rule.min && Number(value) <= rule.max;
  }
}

const allowedOf = (rule: AttributeRule) =>
  rule.kind === 'text' ? 'a text' : rule.kind === 'flag' ? 'true, false' : allowedValues(rule);

/** Props that no table contains. Objects, such as `initial` and `style`, are not checked. */
const OTHERS = /^(theme|className|heading|empty|logo|children|on[A-Z].*|(data|aria)-.*)$/;

/**
 * Returns the component with validated props. An invalid value is logged once as an error and replaced by the default;
 * an unknown prop, such as the attribute name `game-type`, is logged once as a warning.
 * @param name name of the component in messages
 */
export function checkedProps<Props extends object>(
  name: string,
  component: FunctionComponent<Props>,
  table: PropTable,
): FunctionComponent<Props> {
  const names = Object.keys(table);
  const propOf = new Map(names.flatMap(prop => [attributeName(prop), prop.toLowerCase()].map(key => [key, prop])));
  const checked = (props: Props) => {
    let valid = props;
    for (const [prop, value] of Object.entries(props)) {
      const rule = Object.hasOwn(table, prop) ? table[prop] : undefined;
      if (value === undefined || value === null) continue;
      if (rule && !isValid(value, rule)) {
        logOnce('error', `<${name}> ${prop} is ${JSON.stringify(value)}; allowed: ${allowedOf(rule)}.`);
        valid = { ...valid, [prop]: undefined };
      } else if (!rule && typeof value !== 'object' && !OTHERS.test(prop)) {
        const meant = propOf.get(prop.toLowerCase());
        logOnce(
          'warn',
          `<${name}> has no prop "${prop}"; ${meant ? `use "${meant}"` : `allowed: ${names.join(', ')}`}.`,
        );
      }
    }
    return createElement(component, valid);
  };
  return Object.assign(checked, { displayName: name });
}

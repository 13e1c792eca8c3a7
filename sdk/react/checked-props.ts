/** Validation of component props at run time, for pages without TypeScript. */
import { createElement, type FunctionComponent } from 'react';
import { allowedValues, parseAttribute } from '../elements/base/attributes.ts';
import { warnOnce } from '../lobby/warn.ts';
import type { AttributeRule, PropTable } from '../protocol/embed/define-props.ts';

const TYPES = { text: 'string', choice: 'string', flag: 'boolean', number: 'number' } as const;

const isValid = (value: unknown, rule: AttributeRule) =>
  typeof value === TYPES[rule.kind] && parseAttribute(String(value), rule) !== undefined;

const allowedOf = (rule: AttributeRule) =>
  rule.kind === 'text' ? 'a text' : rule.kind === 'flag' ? 'true, false' : allowedValues(rule);

/** Props that no table contains. Objects, such as `initial` and `style`, are not checked. */
const OTHERS = /^(theme|className|heading|empty|logo|children|on[A-Z].*|(data|aria)-.*)$/;

/**
 * Returns the component with validated props. An invalid value is replaced by the default. A warning is logged once per
 * invalid value and per unknown prop, such as the attribute name `game-type`.
 * @param name name of the component in messages
 */
export function checkedProps<Props extends object>(
  name: string,
  component: FunctionComponent<Props>,
  table: PropTable,
): FunctionComponent<Props> {
  const names = Object.keys(table);
  const checked = (props: Props) => {
    let valid = props;
    for (const [prop, value] of Object.entries(props)) {
      const rule = Object.hasOwn(table, prop) ? table[prop] : undefined;
      if (value === undefined || value === null) continue;
      if (rule && !isValid(value, rule)) {
        warnOnce(`<${name}> ${prop} is "${String(value)}"; allowed: ${allowedOf(rule)}.`);
        valid = { ...valid, [prop]: undefined };
      } else if (!rule && typeof value !== 'object' && !OTHERS.test(prop)) {
        warnOnce(`<${name}> has no prop "${prop}"; allowed: ${names.join(', ')}.`);
      }
    }
    return createElement(component, valid);
  };
  return Object.assign(checked, { displayName: name });
}

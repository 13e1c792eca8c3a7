/** Validates component props at run time, for pages without TypeScript. */
import { createElement, type FunctionComponent } from 'react';
import { warnOnce } from '../lobby/warn.ts';
import type { PropTable } from '../protocol/embed/define-props.ts';
import { allowedValues, parseAttribute } from '../protocol/embed/parse-attribute.ts';

const TYPES = { text: 'string', choice: 'string', flag: 'boolean', number: 'number' } as const;

/**
 * Returns the component with validated props. An invalid value is replaced by the default and logged once.
 * @param name name of the component, for messages
 */
export function checkedProps<Props extends object>(
  name: string,
  component: FunctionComponent<Props>,
  table: PropTable,
): FunctionComponent<Props> {
  const checked = (props: Props) => {
    const valid = { ...props } as Record<string, unknown>;
    for (const [prop, rule] of Object.entries(table)) {
      const value = valid[prop] ?? undefined;
      if (value === undefined) continue;
      if (typeof value === TYPES[rule.kind] && parseAttribute(String(value), rule) !== undefined) continue;
      warnOnce(`<${name}> ${prop} is "${String(value)}"; allowed: ${allowedValues(rule) || TYPES[rule.kind]}.`);
      valid[prop] = undefined;
    }
    return createElement(component, valid as Props);
  };
  return Object.assign(checked, { displayName: name });
}

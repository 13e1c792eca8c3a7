/** Validates attribute values and props by the rules of a prop table. */
import type { AttributeRule } from './define-props.ts';

export type AttributeValue = string | number | boolean;

/** Parses an attribute value; undefined if invalid. */
export function parseAttribute(text: string, rule: AttributeRule): AttributeValue | undefined {
  if (rule.kind === 'text') return text;
  if (rule.kind === 'flag') return text !== 'false';
  if (rule.kind === 'choice') return rule.values.includes(text) ? text : undefined;
  const number = Number(text);
  // Number('') is 0.
  return text.trim() && Number.isInteger(number) && number >= rule.min && number <= rule.max ? number : undefined;
}

/** Returns the allowed values of an attribute as text, for the end of an error message. */
export function allowedValues(rule: AttributeRule): string {
  if (rule.kind === 'choice') return rule.values.join(', ');
  if (rule.kind === 'number') return `a whole number from ${rule.min} to ${rule.max}`;
  return '';
}

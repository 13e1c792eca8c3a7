/**
 * Creates HTML custom data from the reference, with which Visual Studio Code completes tags and attributes in plain
 * HTML pages.
 */
import type { AttributeReference, Reference } from './types.ts';

const descriptionOf = ({ description, default: value }: AttributeReference) =>
  value === null ? description : `${description} Default: ${value}.`;

export function htmlData({ widgets }: Reference) {
  return {
    version: 1.1,
    tags: widgets.map(({ tag, description, attributes }) => ({
      name: tag,
      description,
      attributes: attributes.map(one => ({
        name: one.name,
        description: descriptionOf(one),
        // `v` is the value set for attributes without a value.
        ...(one.kind === 'flag' ? { valueSet: 'v' } : {}),
        ...(one.values ? { values: one.values.map(name => ({ name })) } : {}),
      })),
    })),
  };
}

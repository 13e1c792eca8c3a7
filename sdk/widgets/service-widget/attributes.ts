/** What the attributes of `<lobby-service-widget>` may say, for the element and for markup made on a server. */
import type { AttributeRule, AttributeTable } from '../../elements/attributes.ts';

export const attributes: AttributeTable = {
  open: { kind: 'flag' },
  position: { kind: 'choice', values: ['start', 'end', 'none'] },
  entries: { kind: 'text' },
};

/** What a closed widget looks like hangs on these alone. */
export const closedAttributes: AttributeTable = { position: attributes.position as AttributeRule };

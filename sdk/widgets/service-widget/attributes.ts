/** What the attributes of `<lobby-service-widget>` may say, for the element and for markup made on a server. */
import type { AttributeRule, AttributeTable } from '../../host/attributes.ts';

export const attributes: AttributeTable = {
  open: { kind: 'flag' },
  position: { kind: 'choice', values: ['start', 'end', 'none'] },
  entries: { kind: 'text' },
};

/** The attributes that alone decide how a closed widget looks. */
export const closedAttributes: AttributeTable = { position: attributes.position as AttributeRule };

/** Badge that marks unread items. */
import type { PartOf } from '../../ui/view/part-names.ts';

/**
 * Renders the badge. @param description text for screen readers, required if the label of the parent element does not
 * mention unread items
 */
export const Dot = ({ part, description }: { part: PartOf; description?: string }) => (
  <span {...part('dot', 'lk-service-badge')}>{description && <span className="lk-hidden">{description}</span>}</span>
);

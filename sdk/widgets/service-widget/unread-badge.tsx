/** Badge for unread items. */
import type { PartOf } from '../../ui/view/part-names.ts';

/** Renders the badge. @param texts for screen readers, if the label of its parent does not mention unread items */
export const Dot = ({ part, description }: { part: PartOf; description?: string }) => (
  <span {...part('dot', 'lk-service-badge')}>{description && <span className="lk-hidden">{description}</span>}</span>
);

/** Says that something there is unread. */
import type { PartOf } from '../../ui/view/part-names.ts';

/** @param words for screen readers, where the name of what it stands on does not say so */
export const Dot = ({ part, texts }: { part: PartOf; texts?: string }) => (
  <span {...part('dot', 'lk-service-badge')}>{texts && <span className="lk-hidden">{texts}</span>}</span>
);

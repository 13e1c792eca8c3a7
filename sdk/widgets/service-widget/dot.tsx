/** Says that something there is unread. */
import type { PartOf } from '../../ui/parts.ts';

/** @param words for screen readers, where the name of what it stands on does not say so */
export const Dot = ({ part, words }: { part: PartOf; words?: string }) => (
  <span {...part('dot', 'lk-service-dot')}>{words && <span className="lk-hidden">{words}</span>}</span>
);

import { Icon } from 'lobbykit/parts';
import { recordShape } from '../../rules/records/icons.ts';
import type { StateLook } from '../../rules/records/states.ts';

/** A state as a word with its icon and colour. */
export const StateWord = ({ look, word, pill }: { look: StateLook; word: string; pill?: boolean }) => (
  <span className={pill ? 'record-state record-pill' : 'record-state'} data-tone={look.tone}>
    <Icon shape={recordShape(look.icon)} size={16} />
    {word}
  </span>
);

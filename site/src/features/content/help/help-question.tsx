/** One question of the help center, and its answer while it is open (HELP-02, HELP-04). */
import { useId } from 'react';
import { Icon } from '../../../shared/icons/icon.tsx';
import { Rich } from '../../../shared/ui/rich-text.tsx';
import type { HelpItem } from './parse-help.ts';

export interface HelpQuestionProps {
  readonly item: HelpItem;
  readonly open: boolean;
  readonly onToggle: () => void;
}

export function HelpQuestion({ item, open, onToggle }: HelpQuestionProps) {
  const id = useId();
  return (
    <div className="help-item">
      <h3>
        <button
          type="button"
          className="help-question"
          id={id}
          aria-expanded={open}
          aria-controls={open ? `${id}answer` : undefined}
          onClick={onToggle}
        >
          {item.title}
          <Icon name="chevron-down" size={20} />
        </button>
      </h3>
      {open && (
        <section className="help-answer" id={`${id}answer`} aria-labelledby={id}>
          <Rich html={item.content} />
        </section>
      )}
    </div>
  );
}

/** Tab list with a single tab stop. Arrow keys move the focus, and Enter or a click selects a tab. */
import { type KeyboardEvent, useRef } from '../dialect.ts';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  /** Prefix of the tabs' ids. The panel is labeled by the tab with the id `${prefix}-${selected}`. */
  readonly prefix: string;
  /** Id of the panel that the tabs control. */
  readonly panel: string;
  readonly part?: string;
  readonly className?: string;
  /**
   * Called when the visitor selects a tab. The caller decides which tab is selected, because a tab may require a
   * session.
   */
  readonly onSelect: (id: Id) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, prefix, panel, part, className = 'lk-tabs', onSelect } = props;
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = buttons.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const turn = list.current && getComputedStyle(list.current).direction === 'rtl' ? -1 : 1;
    const step = (STEPS[event.key] ?? 0) * turn;
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : at + step;
    if (to === at) return;
    event.preventDefault();
    buttons[(to + buttons.length) % buttons.length]?.focus();
  };

  return (
    <div ref={list} className={className} part={part} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(tab => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${prefix}-${tab.id}`}
          className="lk-tab"
          aria-selected={tab.id === selected}
          aria-controls={panel}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

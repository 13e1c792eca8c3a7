/** Tab list: a single tab stop, arrow keys move the focus, Enter or a click selects. */
import { type KeyboardEvent, useRef } from '../dialect.ts';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  /** Prefix of the tabs' ids; the panel is labeled by `${prefix}-${selected}`. */
  readonly prefix: string;
  /** Id of the controlled panel. */
  readonly panel: string;
  readonly part?: string;
  readonly className?: string;
  /** The owner may reject a selection (a tab that requires a session) and decides which tab is selected. */
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

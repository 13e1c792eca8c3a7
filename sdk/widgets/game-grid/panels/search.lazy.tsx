/** Search panel: search field, chips of the active filters, and the results with a load-more button (LIST-14). */
import { openLayer } from '../../../dom/overlays/layers.ts';
import { openModal } from '../../../dom/overlays/modal.ts';
import type { Translate } from '../../../lobby/types.ts';
import { Button } from '../../../ui/button/button.tsx';
import { type ReactNode, useEffect, useRef } from '../../../ui/dialect.ts';
import { FormFrame } from '../../../ui/field/form-frame.tsx';
import { useFieldValue } from '../../../ui/field/use-field-value.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { search, x } from '../../../ui/icon/lazy-icons.ts';
import { chevronLeft, sliders } from '../icons.ts';
import { LoadMore } from '../load-more.tsx';
import type { GridState } from '../model.ts';
import { Chips } from './chips.tsx';
import type { PanelProps } from './filter.lazy.tsx';

export interface SearchProps extends PanelProps {
  /** Tiles of the results, or the loading, empty or error state. */
  readonly children: ReactNode;
}

export function SearchPanel(props: SearchProps) {
  return props.state.resultOpen ? <OpenSearch {...props} /> : null;
}

function OpenSearch({ state, actions, text, part, children }: SearchProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const typed = useFieldValue<HTMLInputElement>(state.typed, actions.type);
  const close = useRef(actions.closeResult);
  close.current = actions.closeResult;
  useEffect(() => {
    if (!dialog.current) return;
    const onClose = () => close.current();
    const closeModal = openModal(dialog.current, onClose);
    const down = openLayer(onClose);
    return () => {
      down();
      closeModal();
    };
  }, []);

  return (
    <dialog ref={dialog} {...part('search', 'lk-search-panel')} aria-label={text('grid.search')}>
      <FormFrame
        className="lk-search-header"
        onSubmit={() => {
          actions.submit();
        }}
      >
        <Button variant="icon" label={text('search.close')} onClick={actions.closeResult}>
          <Icon shape={chevronLeft} />
        </Button>
        <label className="lk-field lk-search-field">
          <Icon shape={search} size={20} />
          <span className="lk-hidden">{text('grid.search')}</span>
          <input
            {...typed}
            type="search"
            placeholder={text('grid.search')}
            autoComplete="off"
            enterKeyHint="search"
            data-first-focus=""
          />
          {state.typed && (
            <Button variant="icon" label={text('search.clear')} onClick={() => actions.drop('name')}>
              <Icon shape={x} size={20} />
            </Button>
          )}
        </label>
        <Button variant="icon" label={text('grid.filter')} onClick={actions.openFilter}>
          <Icon shape={sliders} />
        </Button>
      </FormFrame>
      <div className="lk-search-body">
        <Chips state={state} actions={actions} text={text} except="name" />
        <p className="lk-found" role="status">
          {state.status === 'ready' && foundText(state, text)}
        </p>
        {children}
        {state.status === 'ready' && <LoadMore state={state} actions={actions} text={text} part={part} button />}
      </div>
    </dialog>
  );
}

/**
 * Returns the text about the results, for the games that are visible even if others are loading. The gateway reports
 * only the number of pages, so the games are counted only after all have loaded.
 */
function foundText({ games, hasMore, loadedChoice }: GridState, text: Translate): string {
  const name = loadedChoice?.name;
  if (hasMore) return name ? text('search.many-with', { name }) : text('search.many');
  const count = games.length;
  return name ? text('search.found-with', { count, name }) : text('search.found', { count });
}

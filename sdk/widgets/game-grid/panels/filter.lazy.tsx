/** Filter panel: name, vendor and category; for slots also minimum bet and class (LIST-13, LIST-28..31). */

import type { Translate } from '../../../lobby/types.ts';
import { GAME_CLASSES, type GameFilter, hasExtraFilters, MIN_BETS } from '../../../protocol/games/game-filters.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { FormFrame } from '../../../ui/field/form-frame.tsx';
import { search } from '../../../ui/icon/lazy-icons.ts';
import type { PartOf } from '../../../ui/view/part-names.ts';
import type { GridActions, GridState } from '../model.ts';
import { betName, kindName } from './chips.tsx';

export interface PanelProps {
  readonly state: GridState;
  readonly actions: GridActions;
  readonly text: Translate;
  readonly part: PartOf;
}

export function FilterPanel({ state, actions, text, part }: PanelProps) {
  const { draft, draftVendors: vendors, kinds, choice } = state;
  const choose = (chosen: Partial<GameFilter>) => actions.draft(chosen);
  return (
    <Modal
      open={state.filterOpen}
      title={text('grid.filter')}
      closeLabel={text('action.close')}
      {...part('filter', 'lk-filter-panel')}
      onClose={actions.closeFilter}
      foot={
        <div className="lk-filter-footer">
          <Button variant="line" onClick={actions.resetDraft}>
            {text('filter.reset')}
          </Button>
          <Button onClick={actions.applyDraft}>{text('filter.apply')}</Button>
        </div>
      }
    >
      <FormFrame
        onSubmit={() => {
          actions.applyDraft();
        }}
      >
        <Field
          label={text('filter.name')}
          icon={search}
          type="search"
          value={draft.name}
          onInput={name => choose({ name })}
        />
      </FormFrame>
      {!choice.inHouse && vendors.length > 1 && (
        <Choice
          label={text('filter.vendor')}
          options={[{ id: '', label: text('tab.all') }, ...vendors.map(({ id, name }) => ({ id, label: name }))]}
          selected={draft.vendor ?? ''}
          onSelect={id => choose({ vendor: id || null })}
        />
      )}
      {kinds.length > 1 && (
        <Choice
          label={text('filter.kind')}
          options={kinds.map(kind => ({ id: kind, label: kindName(kind, text) }))}
          selected={draft.kind}
          onSelect={kind => choose({ kind })}
        />
      )}
      {hasExtraFilters(draft.kind) && (
        <>
          <Choice
            label={text('filter.bet')}
            options={MIN_BETS.map(id => ({ id, label: id === 'ALL' ? text('tab.all') : betName(id, text) }))}
            selected={draft.minBet}
            onSelect={minBet => choose({ minBet })}
          />
          <Choice
            label={text('filter.class')}
            options={GAME_CLASSES.map(id => ({ id, label: id === 'ALL' ? text('tab.all') : text(`class.${id}`) }))}
            selected={draft.gameClass}
            onSelect={gameClass => choose({ gameClass })}
          />
        </>
      )}
    </Modal>
  );
}

interface ChoiceProps<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

function Choice<Id extends string>({ label, options, selected, onSelect }: ChoiceProps<Id>) {
  return (
    <fieldset className="lk-choice">
      <legend>{label}</legend>
      {options.map(option => (
        <button
          key={option.id}
          type="button"
          className="lk-pill lk-option"
          aria-pressed={option.id === selected}
          onClick={() => onSelect(option.id)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

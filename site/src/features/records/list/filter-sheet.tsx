/** Filter dialog of a record list: entry kinds or states, and the first and last day (BOOK-02). */
import {
  checkRecordDays,
  formatDate,
  oldestRecord,
  RECORD_MAX_DAYS,
  type RecordDays,
  type RecordDaysIssue,
  recordDate,
  recordDays,
} from 'lobbykit/domain';
import { Button, FormFrame, Icon, Modal, useFieldValue } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useId, useState } from 'react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { useDateFormat } from '../../../shared/time/use-date-format.ts';
import { recordShape } from '../icons.ts';
import { ALL_RECORDS, type RecordFilter } from '../records-model.ts';
import './filter.css';
import { useDayChoices } from './use-day-choices.ts';

/** Filter options other than the days, such as entry kinds or states. */
export interface FilterChoice {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  /** True if several options can be selected, false for only one. */
  readonly several: boolean;
  readonly chosen: readonly string[];
}

export interface FilterSheetProps {
  readonly open: boolean;
  readonly filter: RecordFilter;
  readonly choice: FilterChoice | null;
  readonly onClose: () => void;
  readonly onFilter: (filter: RecordFilter, chosen: readonly string[]) => void;
}

export function FilterSheet({ open, onClose, ...props }: FilterSheetProps) {
  const text = usePageText();
  return (
    <Modal open={open} title={text('records.filter')} closeLabel={text('records.close')} onClose={onClose}>
      <Choices {...props} />
    </Modal>
  );
}

function Choices({ filter, choice, onFilter }: Omit<FilterSheetProps, 'open' | 'onClose'>) {
  const { clock, config } = useLobby();
  const text = usePageText();
  const { tag } = useDateFormat();
  const days = useDayChoices();
  const today = recordDate(clock.serverNow(), config.timeZone);
  const [chosen, setChosen] = useState(choice?.chosen ?? []);
  const [period, setPeriod] = useState<string>(typeof filter.days === 'string' ? filter.days : 'dates');
  const [dates, setDates] = useState<RecordDays>(
    typeof filter.days === 'string' ? recordDays(filter.days, today) : filter.days,
  );
  const [issue, setIssue] = useState<RecordDaysIssue | null>(null);
  const wrong = useId();
  const oldest = formatDate(Date.parse(`${oldestRecord(today)}T12:00:00Z`), tag, 'UTC');

  const show = () => {
    const found = period === 'dates' ? checkRecordDays(dates, today) : null;
    setIssue(found);
    if (found) return;
    onFilter({ ...filter, days: days.find(({ id }) => id === period)?.id ?? dates }, chosen);
  };
  const press = (id: string) => {
    if (!choice?.several) return setChosen(id === '' ? [] : [id]);
    if (id === '') return setChosen([]);
    setChosen(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id]);
  };
  const setDate = (part: keyof RecordDays) => (day: string) => {
    setDates({ ...dates, [part]: day });
    setPeriod('dates');
    setIssue(null);
  };
  const shown = {
    from: useFieldValue<HTMLInputElement>(dates.from, setDate('from')),
    to: useFieldValue<HTMLInputElement>(dates.to, setDate('to')),
  };
  const date = (part: keyof RecordDays, label: string) => (
    <label className="record-date">
      <span>{label}</span>
      <input
        {...shown[part]}
        type="date"
        min={oldestRecord(today)}
        max={today}
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue ? wrong : undefined}
      />
    </label>
  );
  return (
    <FormFrame
      className="record-filter"
      onSubmit={() => {
        show();
      }}
    >
      {choice && (
        <fieldset>
          <legend>{choice.label}</legend>
          <Chips
            chips={[{ id: '', label: text('records.all') }, ...choice.options]}
            isOn={id => (id === '' ? chosen.length === 0 : chosen.includes(id))}
            onPress={press}
          />
        </fieldset>
      )}
      <fieldset>
        <legend>{text('records.when')}</legend>
        <Chips
          chips={[...days, { id: 'dates', label: text('records.dates') }]}
          isOn={id => id === period}
          onPress={setPeriod}
        />
        <div className="record-dates">
          {date('from', text('records.from'))}
          {date('to', text('records.to'))}
        </div>
        <p className="record-more">{text('records.bounds', { days: String(RECORD_MAX_DAYS), oldest })}</p>
        {issue && (
          <p id={wrong} className="record-wrong" role="alert">
            {text(`records.issue.${issue}`, { days: String(RECORD_MAX_DAYS), oldest })}
          </p>
        )}
      </fieldset>
      <div className="record-acts">
        <Button variant="line" onClick={() => onFilter({ ...ALL_RECORDS, category: filter.category }, [])}>
          {text('records.reset')}
        </Button>
        <Button type="submit">{text('records.show')}</Button>
      </div>
    </FormFrame>
  );
}

interface ChipsProps {
  readonly chips: readonly { readonly id: string; readonly label: string }[];
  readonly isOn: (id: string) => boolean;
  readonly onPress: (id: string) => void;
}

const Chips = ({ chips, isOn, onPress }: ChipsProps) => (
  <div className="record-chips">
    {chips.map(({ id, label }) => (
      <button key={id} type="button" className="record-chip" aria-pressed={isOn(id)} onClick={() => onPress(id)}>
        {isOn(id) && <Icon shape={recordShape('check')} size={16} />}
        {label}
      </button>
    ))}
  </div>
);

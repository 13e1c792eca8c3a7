/**
 * Button that downloads all rows of the filter as CSV. It shows the progress, because many requests may be required
 * (BOOK-06).
 */
import { Button, Icon } from 'lobbykit/parts';
import { useEffect, useRef, useState } from 'react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { CSV_MAX_ROWS } from '../../../shared/lists/csv.ts';
import { useToasts } from '../../../shared/overlays/toasts.ts';
import { useErrorToast } from '../../../shared/overlays/use-error-toast.ts';
import { recordShape } from '../icons.ts';
import type { RecordActions } from '../records-model.ts';

export interface SaveCsvProps<Row> {
  readonly all: RecordActions<Row>['all'];
  readonly write: (rows: readonly Row[]) => string;
  /** File name without extension, such as `bets-2026-11-14-2026-11-20`. */
  readonly name: string;
  readonly disabled: boolean;
}

export function SaveCsv<Row>({ all, write, name, disabled }: SaveCsvProps<Row>) {
  const text = usePageText();
  const toasts = useToasts();
  const showError = useErrorToast();
  const [count, setCount] = useState<number | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const save = async () => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    setCount(0);
    try {
      const rows = await all(setCount, signal);
      saveFile(`${name}.csv`, write(rows));
      const textKey = rows.length === CSV_MAX_ROWS ? 'records.csvMost' : 'records.csvDone';
      toasts.notice(text(textKey, { count: String(rows.length) }));
    } catch (reason) {
      // Shows no error if the member has left the page, which aborts the requests.
      if (!signal.aborted) await showError(reason);
    } finally {
      if (!signal.aborted) setCount(null);
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        className="record-csv"
        label={text('records.csv')}
        busy={count !== null}
        disabled={disabled}
        onClick={() => void save()}
      >
        <Icon shape={recordShape('file')} size={20} />
        <span aria-hidden="true">CSV</span>
      </Button>
      <span className="lk-hidden" role="status">
        {count === null ? '' : text('records.csvBusy', { count: String(count) })}
      </span>
    </>
  );
}

function saveFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // After 60 s, the download has started and no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

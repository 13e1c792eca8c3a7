/**
 * The record of a page. Back finds it as it was left, with all its pages: it is kept for the entry of the history it was shown on, by a
 * number in the state of that entry. A page that is come to anew has none, and begins anew.
 */
import { useStore } from '@nanostores/react';
import type { Lobby } from 'lobbykit';
import { useLobby } from 'lobbykit/react';
import { useEffect, useState } from 'react';
import {
  createRecords,
  type RecordFilter,
  type RecordModel,
  type RecordSource,
  type RecordState,
} from '../records-model.ts';

/** Records that Back may come to. */
const MAX_CACHED = 6;

interface Kept {
  readonly id: number;
  readonly lobby: Lobby;
  readonly key: string;
  readonly model: unknown;
}

let stored: readonly Kept[] = [];
let last = 0;

const idOf = () => Number(Object(history.state).record);

function keptOrNew<Row, Totals>(lobby: Lobby, key: string, source: RecordSource<Row, Totals>, filter: RecordFilter) {
  const found = stored.find(one => one.id === idOf() && one.key === key && one.lobby === lobby);
  if (found) return { id: found.id, model: found.model as RecordModel<Row, Totals> };
  const made = { id: ++last, model: createRecords(lobby, { source, filter }) };
  stored = [{ ...made, lobby, key }, ...stored].slice(0, MAX_CACHED);
  return made;
}

/** @param key names the record among those of the site: another member's is another one */
export function useRecords<Row, Totals>(
  key: string,
  source: RecordSource<Row, Totals>,
  filter: RecordFilter,
): { readonly state: RecordState<Row, Totals>; readonly actions: RecordModel<Row, Totals>['actions'] } {
  const lobby = useLobby();
  const [{ id, model }] = useState(() => keptOrNew(lobby, key, source, filter));
  const state = useStore(model.$state);
  const wanted = JSON.stringify(filter);
  useEffect(() => {
    if (JSON.stringify(model.$state.get().filter) !== wanted) model.actions.filter(JSON.parse(wanted) as RecordFilter);
    // An address that took the place of another one has no number yet.
    if (idOf() !== id) history.replaceState({ ...history.state, record: id }, '');
  }, [model, wanted, id]);
  return { state, actions: model.actions };
}

/**
 * Records of a page, cached per history entry, so that Back restores all loaded pages. The history state contains the
 * cache id; a new history entry starts without cached records.
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

/** Maximum number of cached record lists; the oldest is dropped. */
const MAX_CACHED = 6;

interface CachedRecords {
  readonly id: number;
  readonly lobby: Lobby;
  readonly key: string;
  readonly model: unknown;
}

let stored: readonly CachedRecords[] = [];
let last = 0;

const idOf = () => Number(Object(history.state).record);

function cachedOrNew<Row, Totals>(lobby: Lobby, key: string, source: RecordSource<Row, Totals>, filter: RecordFilter) {
  const found = stored.find(one => one.id === idOf() && one.key === key && one.lobby === lobby);
  if (found) return { id: found.id, model: found.model as RecordModel<Row, Totals> };
  const created = { id: ++last, model: createRecords(lobby, { source, filter }) };
  stored = [{ ...created, lobby, key }, ...stored].slice(0, MAX_CACHED);
  return created;
}

/**
 * Returns the cached records of the history entry, or creates new ones.
 * @param key cache key, unique per record list and member
 */
export function useRecords<Row, Totals>(
  key: string,
  source: RecordSource<Row, Totals>,
  filter: RecordFilter,
): { readonly state: RecordState<Row, Totals>; readonly actions: RecordModel<Row, Totals>['actions'] } {
  const lobby = useLobby();
  const [{ id, model }] = useState(() => cachedOrNew(lobby, key, source, filter));
  const state = useStore(model.$state);
  const filterJson = JSON.stringify(filter);
  useEffect(() => {
    if (JSON.stringify(model.$state.get().filter) !== filterJson)
      model.actions.filter(JSON.parse(filterJson) as RecordFilter);
    // Writes the cache id again after a change of the filter, because replacing the URL removes it from the history
    // state.
    if (idOf() !== id) history.replaceState({ ...history.state, record: id }, '');
  }, [model, filterJson, id]);
  return { state, actions: model.actions };
}

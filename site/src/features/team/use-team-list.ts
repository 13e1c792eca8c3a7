import { useStore } from '@nanostores/react';
import { useLobby } from 'lobbykit/react';
import { useEffect, useRef, useState } from 'react';
import { createTeamList, type TeamList, type TeamListState, type TeamSource } from './list-model.ts';

/** Returns the list of a team page for the filter in its URL. */
export function useTeamList<Filter, Row, Header>(
  source: TeamSource<Filter, Row, Header>,
  filter: Filter,
): { readonly state: TeamListState<Filter, Row, Header>; readonly actions: TeamList<Filter, Row, Header>['actions'] } {
  const lobby = useLobby();
  const [list] = useState(() => createTeamList(lobby, source, filter));
  const state = useStore(list.$state);
  const filterJson = JSON.stringify(filter);
  const shown = useRef(filterJson);
  useEffect(() => {
    if (shown.current !== filterJson) list.actions.filter(JSON.parse(filterJson) as Filter);
    shown.current = filterJson;
  }, [list, filterJson]);
  return { state, actions: list.actions };
}

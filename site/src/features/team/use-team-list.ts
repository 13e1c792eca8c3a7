import { useStore } from '@nanostores/react';
import { useLobby } from 'lobbykit/react';
import { useEffect, useRef, useState } from 'react';
import { createTeamList, type TeamList, type TeamListState, type TeamSource } from './list-model.ts';

/** Returns the list of a page for the filter of its address. */
export function useTeamList<Filter, Row, Header>(
  source: TeamSource<Filter, Row, Header>,
  filter: Filter,
): { readonly state: TeamListState<Filter, Row, Header>; readonly actions: TeamList<Filter, Row, Header>['actions'] } {
  const lobby = useLobby();
  const [list] = useState(() => createTeamList(lobby, source, filter));
  const state = useStore(list.$state);
  const wanted = JSON.stringify(filter);
  const shown = useRef(wanted);
  useEffect(() => {
    if (shown.current !== wanted) list.actions.filter(JSON.parse(wanted) as Filter);
    shown.current = wanted;
  }, [list, wanted]);
  return { state, actions: list.actions };
}

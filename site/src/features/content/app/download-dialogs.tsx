/** Download dialogs, in a separate chunk. */
import { createDownloadBar, type DownloadPlace, downloadsOf } from 'lobbykit';
import { DownloadDialogs as Dialogs } from 'lobbykit/parts';
import { type Emit, useLobby, useModel, useText } from 'lobbykit/react';

export interface DownloadDialogsProps {
  readonly place: DownloadPlace;
}

const PARAMS = {};
/** Ignores the events of the dialogs, because the page itself opened them. */
const unheard: Emit = () => true;

export function DownloadDialogs({ place }: DownloadDialogsProps) {
  const lobby = useLobby();
  const text = useText();
  const [state, actions] = useModel(createDownloadBar, PARAMS, unheard, place);
  const { panel } = state;
  return (
    <Dialogs
      state={state}
      panel={panel}
      actions={actions}
      text={text}
      base={lobby.config.gateway}
      page={downloadsOf(lobby).page}
    />
  );
}

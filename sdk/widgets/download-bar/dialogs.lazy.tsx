/** The dialogs above the page, at most one at a time: the links, the guide, and how to put the page on the home screen. */
import type { Translate } from '../../lobby/types.ts';
import { Button } from '../../ui/button/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { Guide } from './guide.tsx';
import { HomeScreen } from './home-screen.tsx';
import { LinkList } from './link-list.tsx';
import type { DownloadBarActions, DownloadBarState, DownloadPanel } from './model.ts';

export interface DownloadDialogsProps {
  readonly state: DownloadBarState;
  readonly panel: DownloadPanel | null;
  readonly actions: Pick<DownloadBarActions, 'open' | 'close' | 'followed' | 'addToHome' | 'install'>;
  readonly text: Translate;
  /** Base of relative addresses: the gateway. */
  readonly base: string;
  /** Address of the page of downloads; null without one. */
  readonly page: string | null;
}

export function DownloadDialogs({ state, panel, actions, text, base, page }: DownloadDialogsProps) {
  const common = { closeLabel: text('action.close'), onClose: actions.close, className: 'lk-download' };
  return (
    <>
      <Modal {...common} open={panel === 'links'} title={text('download.title')}>
        <LinkList
          links={state.links}
          failed={state.linksFailed}
          text={text}
          base={base}
          page={page}
          onFollow={actions.followed}
          onHome={() => void actions.addToHome()}
        />
      </Modal>
      {state.steps > 0 && (
        <Modal {...common} open={panel === 'steps'} title={text('guide.title')}>
          <Guide
            steps={state.steps}
            text={text}
            submit={<Button onClick={() => actions.open('homeScreen')}>{text('guide.done')}</Button>}
          />
        </Modal>
      )}
      <Modal {...common} open={panel === 'homeScreen'} title={text('homescreen.title')}>
        <HomeScreen
          state={state}
          text={text}
          base={base}
          onFollow={actions.followed}
          onInstall={() => void actions.install()}
        />
      </Modal>
    </>
  );
}

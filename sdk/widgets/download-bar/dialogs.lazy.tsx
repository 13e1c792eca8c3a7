/**
 * Dialogs of the bar, of which at most one is open: the app links, the home-screen guide, and the home-screen
 * instructions.
 */
import type { Translate } from '../../lobby/types.ts';
import { Button } from '../../ui/button/button.tsx';
import type { ReactNode } from '../../ui/dialect.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { Slides } from '../../ui/slides/slides.tsx';
import { BROWSER_GUIDE_ART, SAFARI_GUIDE_ART } from './guide-art.tsx';
import { HomeScreen } from './home-screen.tsx';
import { LinkList } from './link-list.tsx';
import type { DownloadBarActions, DownloadBarState, DownloadPanel } from './model.ts';

export interface DownloadDialogsProps {
  readonly state: DownloadBarState;
  readonly panel: DownloadPanel | null;
  readonly actions: Pick<DownloadBarActions, 'open' | 'close' | 'followed' | 'addToHome' | 'install'>;
  readonly text: Translate;
  /** URL of the gateway, against which relative URLs are resolved. */
  readonly base: string;
  /** URL of the download page; null if none. */
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
            state={state}
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
          page={page}
          onFollow={actions.followed}
          onInstall={() => void actions.install()}
        />
      </Modal>
    </>
  );
}

/** Guide for adding the page to the home screen of an iPhone, with one illustration per step (APP-16, APP-17). */
interface GuideProps {
  readonly state: Pick<DownloadBarState, 'steps' | 'browser'>;
  readonly text: Translate;
  /** Button on the last slide of the guide. */
  readonly submit: ReactNode;
}

function Guide({ state: { steps, browser }, text, submit }: GuideProps) {
  const place = (index: number) => text('guide.step', { step: index + 1, steps });
  const isSafari = browser === 'safari';
  /** The text of the last step is the same in all browsers. */
  const wordsOf = (step: number) => text(`guide.${step}.words${isSafari || step === 3 ? '' : '.iosBrowser'}`);
  return (
    <Slides
      label={text('guide.title')}
      slides={(isSafari ? SAFARI_GUIDE_ART : BROWSER_GUIDE_ART).map((Art, index) => (
        <>
          <Art />
          <p className="lk-step-place">{place(index)}</p>
          <h3 className="lk-step-title">{text(`guide.${index + 1}.title`)}</h3>
          <p className="lk-step-words">{wordsOf(index + 1)}</p>
        </>
      ))}
      place={place}
      backLabel={text('guide.back')}
      nextLabel={text('guide.next')}
      last={submit}
    />
  );
}

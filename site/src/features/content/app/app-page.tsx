/** App page (/m/app): download links by platform, and the installation guide for iPhones (APP-11..15). */
import { useStore } from '@nanostores/react';
import { downloadsOf, downloadTexts, type TextBundles } from 'lobbykit';
import { browserOf, downloadLinks, platformOf, TUTORIAL_STEPS } from 'lobbykit/domain';
import { BrowserInstructions, Button, DownloadLinks, Empty, QrCode, Skeleton, Slides } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useLocation } from 'wouter';
import { useTextsLoaded } from '../../../shared/i18n/use-texts-loaded.ts';
import { Icon } from '../../../shared/icons/icon.tsx';
import { Logo } from '../../../shared/icons/logo.tsx';
import { STEP_ART } from './step-illustration.tsx';
import './app.css';

/** Texts of this page. They load with the page, not with the texts that every first visit loads. */
const APP_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('./texts.en.ts')).app],
  ['PT', async () => (await import('./texts.pt.ts')).app],
  ['VI', async () => (await import('./texts.vi.ts')).app],
]);

/** React keys of the placeholders. Three is the maximum number of links. */
const WAITING = ['a', 'b', 'c'];

export function AppPage() {
  const lobby = useLobby();
  const text = useText();
  const textsLoaded = useTextsLoaded(APP_TEXTS, downloadTexts);
  if (!textsLoaded) return <div className="app-page" aria-busy="true" />;
  return (
    <div className="app-page">
      <AppHeader />
      <AppBrowser />
      <section className="card app-ways" aria-label={text('app.ways')}>
        <Links />
      </section>
      <section className="card app-scan">
        <QrCode value={downloadsOf(lobby).page ?? location.href} label={text('download.code')} />
        <p>
          <b>{text('download.scan')}</b>
          <span>{text('download.scan.words')}</span>
        </p>
      </section>
      <section className="card app-tutorial" aria-labelledby="app-tutorial">
        <h2 id="app-tutorial">{text('app.tutorial')}</h2>
        <p className="app-needs">{text('app.needs')}</p>
        <Tutorial />
      </section>
    </div>
  );
}

/** Logo of the app, and the close button (APP-15). */
function AppHeader() {
  const text = useText();
  const [, navigate] = useLocation();
  return (
    <div className="app-header">
      <Logo />
      <div>
        <p className="app-name">{text('app.name')}</p>
        <p className="app-words">{text('app.words')}</p>
      </div>
      <Button variant="icon" label={text('app.close')} onClick={() => navigate('/m/home')}>
        <Icon name="cross" />
      </Button>
    </div>
  );
}

/**
 * Asks a visitor whose browser is inside another app to open the page in a separate browser; null in other browsers.
 */
function AppBrowser() {
  const text = useText();
  const { device, page } = downloadsOf(useLobby());
  const browser = browserOf(device);
  if (browser !== 'app') return null;
  return (
    <section className="card app-browser" aria-label={text('download.home')}>
      <BrowserInstructions browser={browser} platform={platformOf(device)} text={text} page={page} />
    </section>
  );
}

/** One row for each platform with a download link, with the platforms of this device first. */
function Links() {
  const lobby = useLobby();
  const text = useText();
  const { data, error } = useStore(lobby.$settings);
  const { device } = downloadsOf(lobby);
  if (!data && !error)
    return (
      <div className="app-links" aria-busy="true">
        {WAITING.map(place => (
          <Skeleton key={place} width="100%" height={64} />
        ))}
      </div>
    );
  const links = data ? downloadLinks(data.downloadLinks, platformOf(device)) : [];
  if (links.length === 0)
    return error && !data ? (
      <Empty
        scene="offline"
        title={text('app.failed')}
        description={text(error.messageKey)}
        action={text('action.retry')}
        onAction={() => void lobby.retrySettings()}
      />
    ) : (
      <p className="app-none">{text('app.none')}</p>
    );
  return (
    <div className="app-links">
      <DownloadLinks
        links={links}
        text={text}
        base={lobby.config.gateway}
        onFollow={({ kind, url }) => lobby.fact('download', { kind, url, lobby: lobby.name })}
      />
    </div>
  );
}

/** Installation guide for iPhones: six illustrated steps (APP-12, APP-13). */
function Tutorial() {
  const text = useText();
  const place = (index: number) => text('app.step', { step: index + 1, steps: TUTORIAL_STEPS });
  return (
    <Slides
      label={text('app.tutorial')}
      slides={STEP_ART.map((Art, index) => (
        <>
          <Art />
          <p className="lk-step-place">{place(index)}</p>
          <h3 className="lk-step-title">{text(`app.${index + 1}.title`)}</h3>
          <p className="lk-step-words">{text(`app.${index + 1}.words`)}</p>
        </>
      ))}
      place={place}
      backLabel={text('app.back')}
      nextLabel={text('app.next')}
    />
  );
}

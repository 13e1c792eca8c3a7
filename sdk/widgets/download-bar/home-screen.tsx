/**
 * Home-screen instructions: a text, the browser's install prompt, or an iOS profile. Old iOS versions also show tips
 * (APP-18, APP-19).
 */
import { installUrl } from '../../dom/safe/install-url.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { alert } from '../../ui/icon/lazy-icons.ts';
import { BrowserInstructions } from './browser-instructions.tsx';
import { HomeArt } from './guide-art.tsx';
import type { LinksProps } from './link-list.tsx';
import type { DownloadBarState } from './model.ts';

export interface HomeScreenProps extends Pick<LinksProps, 'text' | 'base' | 'onFollow'> {
  readonly state: DownloadBarState;
  /** URL of the download page; null if none. */
  readonly page: string | null;
  readonly onInstall: () => void;
}

export function HomeScreen({ state, text, base, page, onFollow, onInstall }: HomeScreenProps) {
  const { platform, browser, tips, canInstall, links } = state;
  return (
    <div className="lk-download-body">
      <HomeArt />
      <BrowserInstructions browser={browser} platform={platform} text={text} page={page} />
      {canInstall && <Button onClick={onInstall}>{text('homescreen.install')}</Button>}
      {tips && (
        <section className="lk-download-tips" aria-label={text('homescreen.tips')}>
          <Icon shape={alert} size={20} />
          <div>
            <h3>{text('homescreen.tips')}</h3>
            <ul>
              <li>{text('homescreen.tip.restart')}</li>
              <li>{text('homescreen.tip.profile')}</li>
            </ul>
          </div>
        </section>
      )}
      {platform !== 'android' && <ProfileButton links={links} text={text} base={base} onFollow={onFollow} />}
    </div>
  );
}

/** Button that downloads the iOS configuration profile; renders nothing if the operator offers none. */
function ProfileButton({ links, text, base, onFollow }: LinksProps) {
  const profile = links.find(({ kind }) => kind === 'MOBILECONFIG');
  const href = profile ? installUrl(profile.url, base) : null;
  if (!href) return null;
  return (
    <a className="lk-button" href={href} rel="noreferrer" onClick={() => onFollow({ kind: 'MOBILECONFIG', url: href })}>
      {text('homescreen.profile')}
    </a>
  );
}

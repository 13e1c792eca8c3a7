/** App links by platform, the home-screen button and, on wide screens, a QR code for a phone (APP-09, APP-10). */
import { installUrl } from '../../dom/safe/install-url.ts';
import type { Translate } from '../../lobby/types.ts';
import type { DownloadLink } from '../../protocol/content/download-links.ts';
import type { ReactNode } from '../../ui/dialect.ts';
import { Icon, type Shape } from '../../ui/icon/icon.tsx';
import { chevronRight } from '../../ui/icon/lazy-icons.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { CATEGORY_ICONS, home } from './icons.ts';

export interface LinksProps {
  readonly links: readonly DownloadLink[];
  readonly text: Translate;
  /** URL of the gateway, against which relative URLs are resolved. */
  readonly base: string;
  readonly onFollow: (link: Pick<DownloadLink, 'kind' | 'url'>) => void;
}

export interface LinkListProps extends LinksProps {
  /** True if the request for the links failed; false if the list is just empty. */
  readonly failed: boolean;
  /** URL of the download page; null if none. */
  readonly page: string | null;
  readonly onHome: () => void;
}

const textsOf = (links: readonly DownloadLink[], failed: boolean) =>
  failed ? 'download.failed' : links.length > 0 ? 'download.words' : 'download.none';

export function LinkList({ links, failed, text, base, page, onFollow, onHome }: LinkListProps) {
  return (
    <div className="lk-download-body">
      <p className="lk-download-words">{text(textsOf(links, failed))}</p>
      {page && (
        <div className="lk-download-scan">
          <QrCode value={page} label={text('download.code')} />
          <p>
            <b>{text('download.scan')}</b>
            <span>{text('download.scan.words')}</span>
          </p>
        </div>
      )}
      <DownloadLinks links={links.filter(({ own }) => own)} text={text} base={base} onFollow={onFollow} />
      <button type="button" className="lk-download-way" onClick={onHome}>
        <LinkRow shape={home} title={text('download.home')} description={text('download.home.words')} />
      </button>
      {links.some(({ own }) => !own) && (
        <>
          <h3 className="lk-download-others">{text('download.others')}</h3>
          <DownloadLinks links={links.filter(({ own }) => !own)} text={text} base={base} onFollow={onFollow} />
        </>
      )}
    </div>
  );
}

/** Rows of the app links. A link with an invalid URL is omitted (S8). */
export function DownloadLinks({ links, text, base, onFollow }: LinksProps) {
  return links.map(({ kind, url }) => {
    const href = installUrl(url, base);
    return (
      href && (
        <a
          key={kind}
          className="lk-download-way"
          href={href}
          rel="noreferrer"
          data-kind={kind}
          onClick={() => onFollow({ kind, url: href })}
        >
          <LinkRow
            shape={CATEGORY_ICONS[kind]}
            title={text(`download.kind.${kind}`)}
            description={text(`download.kind.${kind}.words`)}
          />
        </a>
      )
    );
  }) as ReactNode;
}

function LinkRow({ shape, title, description }: { shape: Shape; title: string; description: string }) {
  return (
    <>
      <span className="lk-download-disc">
        <Icon shape={shape} />
      </span>
      <span className="lk-download-name">
        <b>{title}</b>
        <span>{description}</span>
      </span>
      <Icon shape={chevronRight} size={20} />
    </>
  );
}

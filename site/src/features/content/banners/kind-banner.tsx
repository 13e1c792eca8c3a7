import { useState } from 'react';
import type { PageTextKey } from '../../../shared/i18n/en.ts';
import { usePageText } from '../../../shared/i18n/page-text.ts';

/** Text keys of the banners, for categories with a separate banner. */
const BANNERS: Readonly<Record<string, PageTextKey>> = {
  HOT: 'banner.HOT',
  RNG: 'banner.RNG',
  INHOUSE: 'banner.INHOUSE',
  LIVE: 'banner.LIVE',
  PVP: 'banner.PVP',
  FISH: 'banner.FISH',
  SPORTS: 'banner.SPORTS',
  ESPORTS: 'banner.ESPORTS',
  COCKFIGHT: 'banner.COCKFIGHT',
  LOTT: 'banner.LOTT',
  ELOTT: 'banner.LOTT',
};

/**
 * Banner of a category: an image of the gateway with text on its dark side. Categories without a banner show that of
 * the hot games (LIST-04, CENTER-03).
 * @param kind category code; INHOUSE for the in-house games
 */
export function KindBanner({ kind }: { kind: string }) {
  const text = usePageText();
  const texts = Object.hasOwn(BANNERS, kind) ? BANNERS[kind] : undefined;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className="kind-banner">
      {broken !== kind && (
        <img
          src={`/art/banner/${texts ? kind : 'HOT'}.svg`}
          alt=""
          width="716"
          height="312"
          onError={() => setBroken(kind)}
        />
      )}
      <p>{text(texts ?? 'banner.other')}</p>
    </div>
  );
}

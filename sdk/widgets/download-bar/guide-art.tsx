/** Illustrations of a phone's screen, one for each step of the guide (APP-16). */
import { AppLogo, PhoneArt, Row, Tap } from '../../ui/slides/phone-art.tsx';

/** Page in Safari, whose toolbar contains the share button. */
function ShareArt() {
  return (
    <PhoneArt>
      <rect className="lk-art-soft" x="92" y="42" width="96" height="40" rx="8" />
      <rect className="lk-art-soft" x="92" y="90" width="60" height="8" rx="4" />
      <rect className="lk-art-soft" x="92" y="104" width="78" height="8" rx="4" />
      <rect className="lk-art-card" x="84" y="146" width="112" height="60" />
      <path className="lk-art-line" d="m104 160-6 6 6 6M120 160l6 6-6 6M172 160h10v12h-10z" />
      <Tap x={148} y={165} />
      <path className="lk-art-strong" d="M148 154v13M143 158l5-5 5 5M141 164h-2v11h18v-11h-2" />
    </PhoneArt>
  );
}

/** Page in another browser, whose address bar contains the share button. */
function AddressBarShareArt() {
  return (
    <PhoneArt>
      <rect className="lk-art-card" x="84" y="34" width="112" height="46" />
      <rect className="lk-art-soft" x="92" y="48" width="58" height="18" rx="9" />
      <Tap x={173} y={57} />
      <path className="lk-art-strong" d="M173 46v13M168 50l5-5 5 5M166 56h-2v11h18v-11h-2" />
      <rect className="lk-art-soft" x="92" y="92" width="96" height="40" rx="8" />
      <rect className="lk-art-soft" x="92" y="140" width="60" height="8" rx="4" />
      <rect className="lk-art-soft" x="92" y="154" width="78" height="8" rx="4" />
    </PhoneArt>
  );
}

/** iOS share sheet with its entry "Add to Home Screen". */
function SheetArt() {
  return (
    <PhoneArt>
      <rect className="lk-art-soft" x="92" y="42" width="96" height="22" rx="7" />
      <path className="lk-art-sheet" d="M84 210V86a12 12 0 0 1 12-12h88a12 12 0 0 1 12 12v124Z" />
      <Row y={84} />
      <Row y={113} highlighted width={58} />
      <path className="lk-art-plus" d="M105 121v8M101 125h8" />
      <Row y={142} width={38} />
      <Row y={171} />
      <Tap x={176} y={125} />
    </PhoneArt>
  );
}

/** iOS dialog for the name of the icon; its confirm button is at the top. */
function AddArt() {
  return (
    <PhoneArt>
      <rect className="lk-art-soft" x="94" y="46" width="26" height="8" rx="4" />
      <Tap x={176} y={50} />
      <rect className="lk-art-mark" x="164" y="46" width="24" height="8" rx="4" />
      <rect className="lk-art-card" x="92" y="76" width="96" height="48" rx="9" />
      <AppLogo x={100} y={84} size={32} />
      <rect className="lk-art-soft" x="140" y="90" width="40" height="8" rx="4" />
      <rect className="lk-art-soft" x="140" y="104" width="26" height="6" rx="3" />
      <rect className="lk-art-soft" x="92" y="136" width="96" height="8" rx="4" />
      <rect className="lk-art-soft" x="92" y="150" width="64" height="8" rx="4" />
    </PhoneArt>
  );
}

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** Home screen with the icon of the app among other icons. */
export function HomeArt() {
  return (
    <PhoneArt>
      {PLACES.map(place => {
        const x = 94 + (place % 4) * 24.5;
        const y = 46 + Math.floor(place / 4) * 34;
        return place === 6 ? (
          <AppLogo key={place} x={x - 3} y={y - 3} size={25} />
        ) : (
          <rect key={place} className="lk-art-soft" x={x} y={y} width="19" height="19" rx="6" />
        );
      })}
      <rect className="lk-art-card" x="92" y="156" width="96" height="40" rx="12" />
      {[0, 1, 2].map(place => (
        <rect key={place} className="lk-art-soft" x={102 + place * 29} y="163" width="19" height="19" rx="6" />
      ))}
    </PhoneArt>
  );
}

/** Illustrations in the order of the steps: in Safari, and in other iOS browsers. */
export const SAFARI_GUIDE_ART = [ShareArt, SheetArt, AddArt] as const;
export const BROWSER_GUIDE_ART = [AddressBarShareArt, SheetArt, AddArt] as const;

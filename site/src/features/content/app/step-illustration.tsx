/** Phone illustrations of the installation steps (APP-13). */
import { AppLogo, PhoneArt, Row, Tap } from 'lobbykit/parts';

/** Step 1: camera view with a QR code. */
function ScanArt() {
  const finder = 'M112 66h-9v9M168 66h9v9M112 130h-9v-9M168 130h9v-9';
  return (
    <PhoneArt>
      <rect className="lk-art-card" x="114" y="72" width="52" height="52" rx="6" />
      <path
        className="lk-art-mark"
        d="M120 78h14v14h-14zM146 78h14v14h-14zM120 104h14v14h-14zM140 78h4v8h-4zM140 96h8v6h-8zM152 98h8v6h-8zM140 108h6v10h-6zM150 110h10v8h-10z"
      />
      <path className="lk-art-strong" d={finder} />
      <rect className="lk-art-soft" x="110" y="148" width="60" height="8" rx="4" />
    </PhoneArt>
  );
}

/**
 * System dialog with one or two buttons, one of them pressed.
 * @param allow true for two buttons with the right one pressed, false for one button
 */
function QuestionArt({ allow }: { allow: boolean }) {
  return (
    <PhoneArt>
      <rect className="lk-art-soft" x="92" y="42" width="96" height="20" rx="7" />
      <rect className="lk-art-card" x="94" y="76" width="92" height="78" rx="12" />
      <rect className="lk-art-soft" x="108" y="90" width="64" height="7" rx="3.5" />
      <rect className="lk-art-soft" x="116" y="104" width="48" height="6" rx="3" />
      <path className="lk-art-line" d={allow ? 'M94 124h92M140 124v30' : 'M94 124h92'} />
      {allow && <rect className="lk-art-soft" x="104" y="136" width="26" height="7" rx="3.5" />}
      <Tap x={allow ? 163 : 140} y={139} />
      <rect className="lk-art-mark" x={allow ? 150 : 125} y="136" width={allow ? 26 : 30} height="7" rx="3.5" />
    </PhoneArt>
  );
}

const AllowArt = () => <QuestionArt allow />;
const CloseArt = () => <QuestionArt allow={false} />;

/** Settings app with the downloaded profile near the top. */
const SettingsArt = () => (
  <PhoneArt>
    <rect className="lk-art-soft" x="94" y="44" width="44" height="9" rx="4.5" />
    <Row y={62} width={38} />
    <Row y={92} highlighted width={58} />
    <Tap x={174} y={104} />
    <Row y={122} />
    <Row y={150} width={34} />
  </PhoneArt>
);

/** Profile screen with the install button at the top. */
const InstallArt = () => (
  <PhoneArt>
    <rect className="lk-art-soft" x="94" y="46" width="24" height="8" rx="4" />
    <Tap x={174} y={50} />
    <rect className="lk-art-mark" x="160" y="46" width="28" height="8" rx="4" />
    <AppLogo x={122} y={76} size={36} />
    <rect className="lk-art-soft" x="108" y="122" width="64" height="8" rx="4" />
    <Row y={142} width={52} />
    <Row y={170} />
  </PhoneArt>
);

const DOTS = [0, 1, 2, 3, 4, 5];
const KEYS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Passcode with six digits, four of them entered, above the keypad. */
const CodeArt = () => (
  <PhoneArt>
    <rect className="lk-art-soft" x="108" y="44" width="64" height="8" rx="4" />
    {DOTS.map(dot => (
      <circle key={dot} className={dot < 4 ? 'lk-art-mark' : 'lk-art-soft'} cx={105 + dot * 14} cy="70" r="4.5" />
    ))}
    {KEYS.map(key => (
      <rect
        key={key}
        className="lk-art-card"
        x={95 + (key % 3) * 31}
        y={88 + Math.floor(key / 3) * 31}
        width="28"
        height="26"
        rx="8"
      />
    ))}
    <Tap x={140} y={132} />
  </PhoneArt>
);

/** Illustrations in the order of the installation steps. */
export const STEP_ART = [ScanArt, AllowArt, CloseArt, SettingsArt, InstallArt, CodeArt] as const;

/** Illustration in the modal's header: lanterns on a background in the merchant's accent color. */
import { useUniqueId } from '../../ui/use-unique-id.ts';

const LANTERNS = [
  { x: 66, y: 110, k: 0.78 },
  { x: 238, y: 92, k: 0.66 },
  { x: 158, y: 164, k: 1.2 },
] as const;
const CLOUD = 'M-44 12a14 14 0 0 1 2-28 22 22 0 0 1 40-8 18 18 0 0 1 30 10 14 14 0 0 1 8 26z';
const SPARKS = 'M396 26l3 9 9 3-9 3-3 9-3-9-9-3 9-3zM612 214l3 8 8 3-8 3-3 8-3-8-8-3 8-3z';

export function LoginArt() {
  const id = useUniqueId();
  const paint = (name: string) => `url(#${id}${name})`;
  return (
    <svg viewBox="0 0 716 208" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}dusk`}>
          <stop stopColor="#1c020a" stopOpacity=".86" />
          <stop offset=".4" stopColor="#1c020a" stopOpacity=".55" />
          <stop offset=".72" stopColor="#1c020a" stopOpacity=".1" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop stopColor="#ffe9a6" stopOpacity=".9" />
          <stop offset=".55" stopColor="#ff8a3d" stopOpacity=".3" />
          <stop offset="1" stopColor="#ff8a3d" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}silk`} cy=".55" r=".65">
          <stop stopColor="#ffdf7a" />
          <stop offset=".5" stopColor="#ff5a3c" />
          <stop offset="1" stopColor="#b30f28" />
        </radialGradient>
      </defs>
      <path fill="var(--lk-accent)" d="M0 0h716v208H0z" />
      {/* Rays behind the lanterns: a circle with a wide dashed stroke, which covers 18 of 36 sectors. */}
      <circle
        cx="540"
        cy="150"
        r="380"
        fill="none"
        stroke="#ff8a3d"
        strokeOpacity=".14"
        strokeWidth="760"
        strokeDasharray="66.323"
      />
      <path fill={paint('dusk')} d="M0 0h716v208H0z" />
      <circle cx="542" cy="96" r="190" fill={paint('glow')} />
      <circle cx="542" cy="96" r="84" fill="#ffe9a6" opacity=".9" />
      <path fill="#fff" opacity=".9" transform="translate(444 176)" d={CLOUD} />
      {LANTERNS.map(({ x, y, k }) => (
        <g key={x} transform={`translate(${386 + x} ${y - 52}) scale(${k})`}>
          <path stroke="#ffd75e" strokeWidth="3" d="M0-50v-150" />
          <path fill="#ffd75e" d="M-24-58h48v14h-48zM-24 44h48v12h-48z" />
          <ellipse rx="58" ry="50" fill={paint('silk')} />
          <path
            fill="none"
            stroke="#8f0a1e"
            strokeOpacity=".55"
            strokeWidth="4"
            d="M0-50V50M-30-43Q-52 0-30 43M30-43Q52 0 30 43"
          />
          <path stroke="#ff8a3c" strokeWidth="5" strokeLinecap="round" d="M-14 56v36M-5 56v44M5 56v44M14 56v36" />
          <ellipse cx="-24" cy="-16" rx="10" ry="16" fill="#fff" opacity=".35" />
        </g>
      ))}
      <path fill="#ffd9ec" opacity=".9" transform="translate(664 188) scale(1.2)" d={CLOUD} />
      <path fill="#fff3c4" d={SPARKS} />
    </svg>
  );
}

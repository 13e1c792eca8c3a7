/** Palettes of covers, chosen by hand because computed hues can look muddy. */

export interface Tones {
  /** Dark tone behind the game's name. */
  readonly deep: string;
  /** Background tones, from upper to lower. */
  readonly upper: string;
  readonly lower: string;
  /** Color of the light behind the motif. */
  readonly glow: string;
  /** Tones of the game's name, from upper to lower, and color of its outline. */
  readonly title: readonly [string, string];
  readonly edge: string;
}

const tones = (
  deep: string,
  upper: string,
  lower: string,
  glow: string,
  title: Tones['title'],
  edge: string,
): Tones => ({
  deep,
  upper,
  lower,
  glow,
  title,
  edge,
});

export const PALETTES = {
  crimson: tones('#2a0410', '#b3122f', '#5a0719', '#ff8a3d', ['#fffbe6', '#ffd24a'], '#5a0616'),
  royal: tones('#14042f', '#6a26c9', '#2c0c66', '#d58bff', ['#ffffff', '#ffd9ff'], '#2a0762'),
  sea: tones('#02162b', '#0d86c9', '#053f77', '#67ecff', ['#ffffff', '#b9f6ff'], '#04305c'),
  emerald: tones('#031d17', '#0f9a66', '#05513a', '#b4ff8e', ['#fffef0', '#ffe37a'], '#04392a'),
  sunset: tones('#3a0a1e', '#ff8a3c', '#b8244f', '#ffe78f', ['#ffffff', '#fff0b0'], '#6d0f33'),
  neon: tones('#060618', '#2b1a86', '#0e0b3d', '#ff45c0', ['#ffffff', '#8df3ff'], '#180a58'),
  desert: tones('#331704', '#f4b548', '#a9540f', '#fff4b8', ['#ffffff', '#ffe9a1'], '#5c2904'),
  teal: tones('#021f22', '#12aaa6', '#05595f', '#c5fff3', ['#ffffff', '#d7fff6'], '#04393e'),
  rose: tones('#33031f', '#ee4f97', '#8f1260', '#ffd0e4', ['#ffffff', '#ffe1ef'], '#5d0a3c'),
  steel: tones('#0a1220', '#3e62a6', '#182c55', '#b5d2ff', ['#ffffff', '#cfe1ff'], '#10224a'),
  jungle: tones('#10240a', '#6cbb25', '#276312', '#f7ff9a', ['#ffffff', '#f5ff9c'], '#1c4409'),
  ink: tones('#0b0805', '#54401d', '#1a130a', '#ffb938', ['#fff8de', '#ffc94d'], '#2b1c05'),
  dusk: tones('#1c0b33', '#8f6bff', '#3b2a8c', '#ffd6a8', ['#ffffff', '#ffe3b8'], '#2b1a66'),
  ember: tones('#2b0a02', '#f0561d', '#8a1d08', '#ffd36b', ['#fffbe6', '#ffdf6b'], '#611404'),
  mint: tones('#04241d', '#54d6a8', '#127a62', '#f3ffe0', ['#ffffff', '#e9ffd1'], '#0a4a3a'),
  ice: tones('#0a1e33', '#8fd3ff', '#2f7fc4', '#ffffff', ['#ffffff', '#dff3ff'], '#123f6b'),
} as const satisfies Readonly<Record<string, Tones>>;

export type PaletteName = keyof typeof PALETTES;

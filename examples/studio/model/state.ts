/** Inputs of the studio as typed. `checked.ts` validates them. */
import type { Theme } from '../color/palette.ts';
import type { WidgetName } from './widgets.ts';

export const INTEGRATIONS = ['script', 'element', 'react', 'iframe'] as const;
export type Integration = (typeof INTEGRATIONS)[number];

/** Widths of the preview, px. The width `free` is set by dragging or typing. */
export const WIDTHS = { phone: 390, tablet: 768, desktop: 1280 } as const;
export type WidthName = keyof typeof WIDTHS | 'free';

export interface StudioState {
  readonly widget: WidgetName;
  /** Values of the attributes by name; '' for a flag that is set. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Gateway URL; empty for the server of the studio. */
  readonly gateway: string;
  readonly merchant: string;
  readonly language: string;
  readonly theme: Theme;
  /** Values of the tokens by name, without `--lobby-`. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly integration: Integration;
  readonly width: WidthName;
  /** Width of the preview if `width` is `free`, px. */
  readonly free: number;
  /** True if the script tag contains `integrity`. */
  readonly integrity: boolean;
}

/** Languages for which the kit has all texts. */
export const LANGUAGES: readonly { readonly code: string; readonly name: string }[] = [
  { code: 'EN', name: 'English' },
  { code: 'VI', name: 'Tiếng Việt' },
  { code: 'PT', name: 'Português' },
];

export const NARROWEST = 280;
export const WIDEST = 1600;

export const START: StudioState = {
  widget: 'lottery-board',
  attributes: {},
  gateway: '',
  merchant: 'demo',
  language: 'EN',
  theme: 'light',
  tokens: {},
  integration: 'script',
  width: 'phone',
  free: 480,
  integrity: false,
};

export const widthOf = ({ width, free }: StudioState): number => (width === 'free' ? free : WIDTHS[width]);

/** What a visitor of the studio has chosen. All of it is text as typed; `checked.ts` says what of it holds. */
import type { Theme } from '../color/palette.ts';
import type { WidgetName } from './widgets.ts';

export const INTEGRATIONS = ['script', 'element', 'react', 'iframe'] as const;
export type Integration = (typeof INTEGRATIONS)[number];

/** Widths of the preview in px; `free` is dragged or typed. */
export const WIDTHS = { phone: 390, tablet: 768, desktop: 1280 } as const;
export type WidthName = keyof typeof WIDTHS | 'free';

export interface StudioState {
  readonly widget: WidgetName;
  /** Attribute -> text; a flag that is on has the empty text. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Address of the gateway; empty is the server the studio came from. */
  readonly gateway: string;
  readonly merchant: string;
  readonly language: string;
  readonly theme: Theme;
  /** Token without `--lobby-` -> text. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly integration: Integration;
  readonly width: WidthName;
  /** px, of the width `free`. */
  readonly free: number;
  /** Has the script tag its `integrity`? */
  readonly integrity: boolean;
}

/** Languages the kit has whole tables of. */
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

/** Modules that the build makes. */

declare module 'lobbykit:chunks' {
  /** Files of the script-tag build: the kit itself, and what each widget needs, its own file first. */
  const chunks: {
    readonly start: readonly string[];
    readonly widgets: Readonly<Record<string, readonly string[]>>;
    /** Files that a tag of a widget needs besides where it says `open`. */
    readonly opened: Readonly<Partial<Record<string, readonly string[]>>>;
    /** Files for a page's language and colors: one by language code, and one under `dark`. */
    readonly variants: Readonly<Record<string, string | undefined>>;
    /** Sheets of first content: what all widgets share, the dark colors, and those of each widget. */
    readonly styles: Readonly<Record<string, string>>;
  };
  export default chunks;
}

declare module 'lobbykit:build' {
  /** Changes with every file of the script-tag build. */
  const build: string;
  export default build;
}

declare module '*.css?inline' {
  /** Minified text of the sheet. */
  const text: string;
  export default text;
}

/** File name of the loader that is built. */
declare const __LOBBYKIT_LOADER__: string;

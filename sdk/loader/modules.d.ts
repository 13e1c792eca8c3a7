/** Modules that the build generates. */

declare module 'lobbykit:chunks' {
  /** Files of the script-tag build: those of the kit, and those of each widget, whose main file is first. */
  const chunks: {
    readonly start: readonly string[];
    readonly widgets: Readonly<Record<string, readonly string[]>>;
    /** Files that a widget needs in addition if it has the attribute `open`. */
    readonly opened: Readonly<Partial<Record<string, readonly string[]>>>;
    /** Files with the texts of a language, by language code. */
    readonly languages: Readonly<Record<string, string | undefined>>;
    /** Files with the colors of a theme, by theme. */
    readonly themes: Readonly<Record<string, string | undefined>>;
    /** Stylesheets of prerendered content: shared styles, dark colors, and one per widget. */
    readonly styles: Readonly<Record<string, string>>;
  };
  export default chunks;
}

declare module 'lobbykit:build' {
  /** Hash of the build, which changes when any file of the script-tag build changes. */
  const build: string;
  export default build;
}

declare module '*.css?inline' {
  /** Minified text of the stylesheet. */
  const text: string;
  export default text;
}

/** File name of the loader. */
declare const __LOBBYKIT_LOADER__: string;

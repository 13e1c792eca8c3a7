/** How a piece of markup gets its names: `part` for shadow roots, `lk-` class and the host's own class for React. */

/** Part name -> class of the host. */
export type ClassNames = Readonly<Record<string, string | undefined>>;

/** `{...part('card')}` gives `part="card" class="lk-card <host's>"`. `extra` are further classes of the kit. */
export type PartOf = (name: string, extra?: string) => { readonly part: string; readonly className: string };

/**
 * @param classNames the host's classes; none by default
 * @returns a function for spreading; a part name of two words (`countdown countdown-near`) takes the classes of both
 */
export function partsWith(classNames: ClassNames = {}): PartOf {
  return (name, extra) => {
    const classes: (string | undefined)[] = [extra];
    for (const one of name.split(' ')) classes.push(`lk-${one}`, classNames[one]);
    return { part: name, className: classes.filter(Boolean).join(' ') };
  };
}

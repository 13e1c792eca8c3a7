/** Names of a node: `part` for shadow roots, the `lk-` class and the host's class for React. */

/** Host's class by part name. */
export type ClassNames = Readonly<Record<string, string | undefined>>;

/**
 * Returns the attributes of a part: `{...part('card')}` sets `part="card" class="lk-card <host's>"`. `extra` are
 * further classes of the kit.
 */
export type PartOf = (name: string, extra?: string) => { readonly part: string; readonly className: string };

/**
 * @param classNames the host's classes; none by default
 * @returns a function that returns the attributes; a name of two words (`countdown countdown-near`) gets the classes of
 * both
 */
export function partsWith(classNames: ClassNames = {}): PartOf {
  return (name, extra) => {
    const classes: (string | undefined)[] = [extra];
    for (const one of name.split(' ')) classes.push(`lk-${one}`, classNames[one]);
    return { part: name, className: classes.filter(Boolean).join(' ') };
  };
}

/**
 * Names of an element: the attribute `part` for shadow roots, the kit's `lk-` class, and the host's class for React.
 */

/** CSS classes of the host by part name. */
export type ClassNames = Readonly<Record<string, string | undefined>>;

/**
 * Returns the attributes of a part: `{...part('card')}` sets `part="card" class="lk-card"`, plus the host's class.
 * `extra`: further classes of the kit.
 */
export type PartOf = (name: string, extra?: string) => { readonly part: string; readonly className: string };

/**
 * Returns a function that returns the attributes of a part. A name of two words (`countdown countdown-near`) gets the
 * classes of both.
 * @param classNames classes of the host; none by default
 */
export function partsWith(classNames: ClassNames = {}): PartOf {
  return (name, extra) => {
    const classes: (string | undefined)[] = [extra];
    for (const one of name.split(' ')) classes.push(`lk-${one}`, classNames[one]);
    return { part: name, className: classes.filter(Boolean).join(' ') };
  };
}

/** A doc comment taken apart: words and tags. */

export interface DocTag {
  /** Without the `@`. */
  readonly tag: string;
  readonly text: string;
}

export interface Doc {
  /** The words before the first tag; a blank line parts paragraphs. */
  readonly text: string;
  readonly tags: readonly DocTag[];
}

/** Numbers of requirements help those who change the code, not those who read about it. */
const REQUIREMENTS = / \((?:[A-Z]+-\d+(?:\.\.\d+)?(?:, )?)+\)/g;

/** Takes a comment apart; numbers of requirements are left out. @param comment what stands between the slash-star and the star-slash */
export function readDoc(comment: string): Doc {
  const lines = comment.split('\n').map(line => line.replace(/^\s*\*? ?/, '').trimEnd());
  const [first = '', ...tagged] = lines.join('\n').split(/^@|(?<=\. )@(?=[a-z])/m);
  const texts = (text: string) =>
    text
      .split(/\n\s*\n/)
      .map(paragraph => paragraph.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join('\n\n')
      .replace(REQUIREMENTS, '');
  return {
    text: texts(first),
    tags: tagged.map(text => {
      const [, tag = '', rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(text) ?? [];
      return { tag, text: texts(rest) };
    }),
  };
}

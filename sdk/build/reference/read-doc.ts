/** Parsed doc comment: text and tags. */

export interface DocTag {
  /** Without the `@`. */
  readonly tag: string;
  readonly text: string;
}

export interface Doc {
  /** Text before the first tag; a blank line separates paragraphs. */
  readonly text: string;
  readonly tags: readonly DocTag[];
}

/** Requirement ids, which are useful for developers of the code but not for readers of the documentation. */
const REQUIREMENTS = / \((?:[A-Z]+-\d+(?:\.\.\d+)?(?:, )?)+\)/g;

/** Parses a comment and removes requirement ids. @param comment text between the comment delimiters */
export function readDoc(comment: string): Doc {
  const lines = comment.split('\n').map(line => line.replace(/^\s*\*? ?/, '').trimEnd());
  const [first = '', ...tagged] = lines.join('\n').split(/^@|(?<=\. )@(?=[a-z])/m);
  const sentenceOf = (text: string) =>
    text
      .split(/\n\s*\n/)
      .map(paragraph => paragraph.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join('\n\n')
      .replace(REQUIREMENTS, '');
  return {
    text: sentenceOf(first),
    tags: tagged.map(text => {
      const [, tag = '', rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(text) ?? [];
      return { tag, text: sentenceOf(rest) };
    }),
  };
}

/**
 * Renders the documentation: one page for each Markdown file of `examples/docs`. Markers such as `<!-- readme:
 * sdk/README.md, Theming -->` insert sections of READMEs, source files (without the lines between `// #region test` and
 * `// #endregion`), and generated tables.
 */
import { posix } from 'node:path';
import MarkdownIt, { type Token } from 'markdown-it';

export const DOCS = 'examples/docs';
/** Path of the documentation on the server. */
export const DOCS_BASE = '/examples/docs/';

export interface DocsInput {
  /** Markdown of each page, by page name. The page `index` is the overview. */
  readonly pages: Readonly<Record<string, string>>;
  /** Returns the text of a file in the repository; undefined if the file does not exist. */
  readonly read: (path: string) => string | undefined;
  /** Generated Markdown, by the name in `<!-- generated: name -->`. */
  readonly generated: Readonly<Record<string, string>>;
  /**
   * Returns the URL of a repository file that has no page. @param path path in the repository, with an optional
   * `#anchor`
   */
  readonly repositoryFile: (path: string) => string;
}

export interface DocsHeading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

/** Text below one heading: an entry of the search index. */
export interface DocsSection {
  /** URL of the page with the anchor of the heading. */
  readonly url: string;
  /** Title of the page that contains the section. */
  readonly page: string;
  readonly heading: string;
  readonly text: string;
}

export interface DocsPage {
  readonly name: string;
  readonly title: string;
  /** HTML of the title, and of the first paragraph if it is before the first section. */
  readonly opening: string;
  /** HTML of the page after `opening`. */
  readonly body: string;
  readonly headings: readonly DocsHeading[];
  readonly sections: readonly DocsSection[];
}

/** Page whose markers are replaced but whose links are not resolved yet. */
interface Draft {
  readonly name: string;
  readonly tokens: Token[];
  readonly headings: DocsHeading[];
  readonly ids: Set<string>;
}

const MARKER = /^<!-- (readme|file|generated): (.+?) -->\s*$/;

const md = new MarkdownIt({ html: true });
const { escapeHtml } = md.utils;

/** Returns the URL of a page. */
export const pageUrl = (name: string): string => (name === 'index' ? DOCS_BASE : `${DOCS_BASE}${name}/`);

/** Returns the anchor of a heading, formed as on GitHub. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

const levelOf = ({ tag }: Token) => Number(tag.slice(1));

/** Returns the visible text of a token of type `inline`. */
const textOf = (token: Token | undefined): string =>
  (token?.children ?? [])
    .map(({ type, content }) => (type === 'text' || type === 'code_inline' ? content : type === 'softbreak' ? ' ' : ''))
    .join('');

/**
 * Renders all pages.
 * @throws Error that names the page and the cause, for an unknown marker, section, file, or table, and for a link
 * without a target
 */
export function renderDocs(input: DocsInput): DocsPage[] {
  /** Page URL of each included README heading: `sdk/README.md#theming` is at `theming/#theming`. */
  const included = new Map<string, string>();
  const drafts = Object.entries(input.pages).map(([name, text]) => draftPage(name, text, input, included));
  const idsByPage = new Map(drafts.map(({ name, ids }) => [name, ids]));
  return drafts.map(draft => {
    const resolve = (source: string, href: string) => {
      const target = resolveLink(source, href, input, included);
      const [, name, anchor] = /^\/examples\/docs\/(?:([\w-]+)\/)?(?:#(.*))?$/.exec(target) ?? [];
      if (!target.startsWith(DOCS_BASE)) return target;
      const ids = idsByPage.get(name ?? 'index');
      if (!ids || (anchor !== undefined && !ids.has(anchor)))
        throw new Error(
          `${DOCS}/${draft.name}.md links to "${href}", which is no page or heading of the documentation.`,
        );
      return target;
    };
    for (const token of draft.tokens) {
      for (const child of token.children ?? []) {
        const href = child.attrGet('href');
        if (child.type === 'link_open' && href !== null)
          child.attrSet('href', resolve(String(token.meta?.source), String(href)));
      }
    }
    return finishPage(draft);
  });
}

function draftPage(name: string, text: string, input: DocsInput, included: Map<string, string>): Draft {
  const path = `${DOCS}/${name}.md`;
  const draft: Draft = { name, tokens: [], headings: [], ids: new Set() };
  const { tokens, headings, ids } = draft;

  /** Appends the tokens of the file `source`; the level of each heading increases by `shift`. */
  const append = (added: readonly Token[], source: string, shift = 0): void => {
    for (const [at, token] of added.entries()) {
      const marker = token.type === 'html_block' ? MARKER.exec(token.content) : null;
      if (marker) {
        include(marker[1] ?? '', marker[2] ?? '', source);
        continue;
      }
      token.meta = { source };
      if (token.type.startsWith('heading_')) token.tag = `h${levelOf(token) + shift}`;
      if (token.type === 'heading_open') {
        const heading = textOf(added[at + 1]);
        const slug = slugOf(heading);
        let id = slug;
        for (let count = 1; ids.has(id); count++) id = `${slug}-${count}`;
        ids.add(id);
        token.attrSet('id', id);
        headings.push({ level: levelOf(token), id, text: heading });
        place(source, slug, id);
      }
      if (token.type === 'html_block') for (const [, id = ''] of token.content.matchAll(/\bid="([^"]+)"/g)) ids.add(id);
      const isComment = token.type === 'html_block' && /^<!--.*-->\s*$/s.test(token.content);
      if (isComment && source === path)
        throw new Error(`${path} has the comment "${token.content.trim()}"; allowed: readme, file and generated.`);
      // Omits the HTML comments of READMEs.
      if (!isComment) tokens.push(token);
    }
  };
  const place = (source: string, slug: string, id: string) => {
    const key = `${source}#${slug}`;
    if (source !== path && !included.has(key)) included.set(key, `${pageUrl(name)}#${id}`);
  };

  const include = (kind: string, argument: string, source: string): void => {
    if (source !== path)
      throw new Error(`${source} has the marker "${kind}", which only documentation pages may have.`);
    if (kind === 'generated') {
      const generated = input.generated[argument];
      if (generated === undefined)
        throw new Error(
          `${path} includes "${argument}", which is not generated; allowed: ${Object.keys(input.generated).join(', ')}.`,
        );
      append(md.parse(generated, {}), source);
      return;
    }
    const [, file = '', heading] = /^(.+?)(?:, (.+))?$/.exec(argument) ?? [];
    const content = input.read(file);
    if (content === undefined) throw new Error(`${path} includes ${file}, which does not exist.`);
    if (kind === 'file') {
      const shown = content.replace(/^[ \t]*\/\/ #region test\n[\s\S]*?^[ \t]*\/\/ #endregion\n/gm, '');
      if (/#(end)?region\b/.test(shown))
        throw new Error(`${path} includes ${file}, which has an incomplete "// #region test" … "// #endregion".`);
      append(md.parse(`~~~~\n${shown.trim()}\n~~~~`, {}), source);
      return;
    }
    const section = sectionOf(md.parse(content, {}), heading);
    if (!section)
      throw new Error(`${path} includes the section "${heading}" of ${file}, which has no heading of this name.`);
    const current = headings.at(-1);
    if (!current) throw new Error(`${path} includes ${file} before its first heading.`);
    if (!included.has(file)) included.set(file, pageUrl(name));
    if (heading && heading !== '*') place(file, slugOf(heading), current.id);
    // If a whole README is included, its sections get the same level as the sections of the page.
    append(section.tokens, file, heading && heading !== '*' ? current.level - section.level : 0);
  };

  append(md.parse(text, {}), path);
  const [first] = headings;
  if (first?.level !== 1 || headings.some(({ level }, at) => at > 0 && level === 1))
    throw new Error(`${path} has ${first?.level === 1 ? 'two titles' : 'no title'}; it begins with one heading "# …".`);
  headings.forEach(({ level, text: heading }, at) => {
    const before = headings[at - 1]?.level ?? 0;
    if (level > before + 1) throw new Error(`${path}: the heading "${heading}" skips a level.`);
  });
  return draft;
}

/**
 * Returns the tokens below a heading and the level of the heading; undefined if the heading does not exist.
 * @param heading undefined for the text between the title and the first section, `*` for all sections
 */
function sectionOf(tokens: readonly Token[], heading?: string): { tokens: Token[]; level: number } | undefined {
  const starts = tokens.flatMap((token, at) => (token.type === 'heading_open' ? [at] : []));
  const at = (start: number | undefined) => (start === undefined ? tokens.length : start);
  if (heading === undefined) return { tokens: tokens.slice(at(starts[0]) + 3, at(starts[1])), level: 1 };
  if (heading === '*') return { tokens: tokens.slice(at(starts[1])), level: 1 };
  const start = starts.find(one => textOf(tokens[one + 1]) === heading);
  const open = start === undefined ? undefined : tokens[start];
  if (start === undefined || !open) return undefined;
  const level = levelOf(open);
  const end = starts.find(one => one > start && levelOf(tokens[one] ?? open) <= level);
  return { tokens: tokens.slice(start + 3, at(end)), level };
}

/**
 * Resolves a link in the file `source`. It leads to a page of the documentation, or to the page that includes the
 * linked README section, otherwise to the file in the repository.
 */
function resolveLink(source: string, href: string, { read, repositoryFile }: DocsInput, included: Map<string, string>) {
  if (/^(https?:|mailto:|\/)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const file = path ? posix.join(posix.dirname(source), path) : source;
  const hash = anchor === undefined ? '' : `#${anchor}`;
  const page = file.startsWith(`${DOCS}/`) && /^([\w-]+)\.md$/.exec(file.slice(DOCS.length + 1))?.[1];
  if (page) return `${pageUrl(page)}${hash}`;
  const place = included.get(`${file}${hash}`);
  if (place) return place;
  // A directory, such as that of an example, has no text but may have a package.json.
  if (read(file) === undefined && read(`${file}/package.json`) === undefined)
    throw new Error(`${source} links to "${href}", and ${file} does not exist.`);
  return repositoryFile(`${file}${hash}`);
}

function finishPage({ name, tokens, headings }: Draft): DocsPage {
  const title = headings[0]?.text ?? '';
  const lead = tokens.findIndex(({ type }) => type === 'paragraph_close');
  const section = tokens.findIndex(({ type, tag }) => type === 'heading_open' && tag !== 'h1');
  // A title without a first paragraph consists of three tokens.
  const end = lead < 0 || (section >= 0 && lead > section) ? 3 : lead + 1;
  labelCells(tokens);
  const render = (part: Token[]) => md.renderer.render(part, md.options, {});
  return {
    name,
    title,
    opening: render(tokens.slice(0, end)),
    body: render(tokens.slice(end)),
    headings,
    sections: sectionsOf(name, title, tokens),
  };
}

/**
 * Adds the column heading to each cell, which phones show next to the cell. Makes the first cell the heading of its
 * row.
 */
function labelCells(tokens: readonly Token[]): void {
  let labels: string[] = [];
  let column = 0;
  let caption = '';
  tokens.forEach((token, at) => {
    if (token.type === 'heading_open') caption = String(token.attrGet('id'));
    if (token.type === 'table_open') {
      labels = [];
      token.attrSet('class', 'reference');
      token.attrSet('aria-labelledby', caption);
    }
    if (token.type === 'tr_open') column = 0;
    if (token.type === 'th_open') {
      const label = textOf(tokens[at + 1]);
      labels.push(label);
      // An empty heading cell would be an accessibility error.
      if (label === '') token.tag = 'td';
      else token.attrSet('scope', 'col');
    }
    if (token.type === 'th_close' && labels.at(-1) === '') token.tag = 'td';
    if (token.type === 'td_open' && column === 0) {
      token.tag = 'th';
      token.attrSet('scope', 'row');
    } else if (token.type === 'td_open') token.attrSet('data-label', labels[column] ?? '');
    if (token.type === 'td_close' && column === 0) token.tag = 'th';
    if (token.type === 'td_close') column++;
  });
}

/** Splits a page into sections at its headings. */
function sectionsOf(name: string, page: string, tokens: readonly Token[]): DocsSection[] {
  const sections: { url: string; page: string; heading: string; text: string }[] = [];
  tokens.forEach((token, at) => {
    if (token.type === 'heading_open') {
      const heading = textOf(tokens[at + 1]);
      const id = token.attrGet('id');
      const hash = sections.length === 0 ? '' : `#${id}`;
      sections.push({ url: `${pageUrl(name)}${hash}`, page, heading, text: '' });
      return;
    }
    const section = sections.at(-1);
    if (!section || tokens[at - 1]?.type === 'heading_open') return;
    if (token.type === 'inline') section.text += `${textOf(token)} `;
    if (token.type === 'fence') section.text += `${token.content} `;
  });
  return sections;
}

/**
 * Adds a color sample to each color code. The page's script sets the background, because the CSP forbids inline styles.
 */
md.renderer.rules.code_inline = (tokens, at) => {
  const content = escapeHtml(tokens[at]?.content ?? '');
  return /^(#[0-9a-f]{3,8}|rgb\(.*)$/i.test(content)
    ? `<code class="color"><i class="swatch" data-color="${content}"></i>${content}</code>`
    : `<code>${content}</code>`;
};

/** Focusable, so that the keyboard can scroll long lines. */
md.renderer.rules.fence = (tokens, at) =>
  `<pre class="code" tabindex="0"><code>${escapeHtml(tokens[at]?.content ?? '')}</code></pre>\n`;

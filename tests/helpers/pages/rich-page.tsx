/** Page of the rich text tests: renders HTML with the kit's component and reports its content. Runs in the browser. */
import { RichText } from 'lobbykit/parts';
import { createRoot } from 'react-dom/client';

export interface RichPage {
  /** Shows each text in a separate section of the page. */
  show(texts: readonly string[]): void;
  /** Number of reports that the page does not permit HTML. */
  degraded: number;
  /** Elements and attributes in the sections that are outside of the allowed HTML profile. */
  strangers(): string[];
  /** Interacts with all content of the sections as a reader would, to trigger event handlers. */
  touch(): void;
}

// Independent copy of the allowed HTML profile. A comparison with the kit's tables would not detect changes of those
// tables.
const TAGS = (
  'p br hr div span h1 h2 h3 h4 h5 h6 blockquote pre a img b strong i em u s del ins mark small sub sup q cite code kbd samp abbr ' +
  'time bdi bdo ul ol li dl dt dd figure figcaption table caption colgroup col thead tbody tfoot tr th td'
).split(' ');
const ATTRIBUTES = 'href src alt title width height colspan rowspan scope dir lang start reversed align valign'.split(
  ' ',
);
const ADDED = ['target', 'rel', 'referrerpolicy', 'loading', 'decoding'];
const STYLES =
  /^(color|background-color|text-align|font-weight|font-style|text-decoration(-[a-z]+)?|font-size|line-height)$/;
const SCHEMES: Readonly<Record<string, RegExp>> = { href: /^(https?|mailto|tel):/, src: /^https:/ };
const EVENTS = [
  'click',
  'mouseover',
  'mouseenter',
  'focus',
  'toggle',
  'animationstart',
  'load',
  'error',
  'pointerdown',
];

/** Directory from which this module was loaded: two copies may run on one page, each in a separate container. */
const copy = new URL(import.meta.url).pathname.split('/')[1] ?? '';
const place = document.getElementById(`place-${copy}`) as HTMLElement;
const root = createRoot(place);
const found = () => [...place.querySelectorAll('.lk-rich *')] as HTMLElement[];

function strangersOf(element: HTMLElement): string[] {
  const name = element.localName;
  const wrong = element.getAttributeNames().filter(attribute => {
    const scheme = SCHEMES[attribute];
    if (attribute === 'style') return [...element.style].some(property => !STYLES.test(property));
    if (scheme) return !scheme.test(element.getAttribute(attribute) ?? '');
    return !ATTRIBUTES.includes(attribute) && !ADDED.includes(attribute);
  });
  const tags = TAGS.includes(name) && element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [name];
  const link = element.hasAttribute('href') && element.getAttribute('rel') !== 'noopener noreferrer nofollow ugc';
  const picture = name === 'img' && element.getAttribute('referrerpolicy') !== 'no-referrer';
  return [...tags, ...wrong.map(one => `${name} ${one}`), ...(link || picture ? [`${name} unmarked`] : [])];
}

const page: RichPage = {
  show(texts) {
    root.render(
      texts.map((html, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts have nothing else
        <section key={`${texts.length} ${index}`}>
          <RichText
            html={html}
            base="https://gateway.test"
            failed="Not as its writer meant it"
            retry="Again"
            onDegraded={count}
          />
        </section>
      )),
    );
  },
  degraded: 0,
  strangers: () => found().flatMap(strangersOf),
  touch() {
    for (const element of found()) {
      for (const type of EVENTS) element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    }
  },
};
function count() {
  page.degraded += 1;
}

Object.assign(window, { [copy]: page });

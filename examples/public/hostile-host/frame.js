/**
 * True on the page with React components, which are not isolated from the page: the rules are then not `!important`,
 * because they would override the components too. The library switch is omitted, because it breaks bundled code.
 */
const MILD = document.querySelector('host-frame').hasAttribute('mild');

const STRONGLY = MILD ? '' : ', with !important';

/**
 * Switches, stored in the URL (`?on=unset.rtl`) so that a state can be shared. A rule is a stylesheet that is switched
 * at run time; the library must run before all other scripts, so its switch reloads the page.
 */
const RULES = {
  unset: ['all: unset', `on everything${STRONGLY}`],
  revert: ['all: revert', `back to the browser’s looks${STRONGLY}`],
  text: ['Type', 'color, spacing, capitals, white-space'],
  boxes: ['Boxes', 'margins, floats, widths by element name'],
  forms: ['Forms and pictures', 'button, input, img made tiny and pale'],
  before: ['::before and ::after', 'a mark before and behind everything'],
  small: ['62.5% root', 'one rem is 10 px'],
  large: ['32 px root', 'one rem is 32 px'],
  rtl: ['Right to left', 'dir="rtl" on the page'],
  ...(!MILD && { library: ['A library of 2007', 'patched prototypes, JSON, Array.from, Promise'] }),
};

const read = () =>
  (new URLSearchParams(location.search).get('on') ?? '').split('.').filter(name => Object.hasOwn(RULES, name));

const hrefOf = on => (on.length > 0 ? `?on=${on.join('.')}` : location.pathname);

/** Path of the rule files. Another page that uses these switches sets the path in an attribute. */
const base = document.querySelector('host-frame').getAttribute('rules') ?? '';

/** Returns the file of a rule; null for right to left, which requires no file. */
const fileOf = name => (name === 'library' ? `${base}library.js` : name === 'rtl' ? null : `${base}rules/${name}.css`);

function applyRules(on) {
  document.documentElement.dir = on.includes('rtl') ? 'rtl' : 'ltr';
  for (const name of Object.keys(RULES)) {
    const file = fileOf(name);
    if (!file?.endsWith('.css')) continue;
    if (MILD) {
      void mildly(file, on.includes(name));
      continue;
    }
    const present = document.head.querySelector(`link[href="${file}"]`);
    if (!on.includes(name)) present?.remove();
    else if (!present) document.head.append(make('link', { rel: 'stylesheet', href: file }));
  }
}

const mild = new Map();

/** Adds the rules of a file without `!important`, after all other stylesheets. */
async function mildly(file, on) {
  if (!on && !mild.has(file)) return;
  if (!mild.has(file)) {
    const sheet = new CSSStyleSheet();
    mild.set(file, sheet);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const text = await (await fetch(file)).text();
    sheet.replaceSync(text.replaceAll(' !important', ''));
  }
  mild.get(file).disabled = !on;
}

const make = (tag, properties, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

customElements.define(
  'host-frame',
  class extends HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode: 'open' });
      this.frame = make('div', { className: 'frame' }, this.panel(), this.places());
      root.append(make('link', { rel: 'stylesheet', href: `${base}frame.css` }), this.frame);
      this.follow();
      this.set(read());
    }

    /** Applies the color scheme of the device to the page and the widgets. */
    follow() {
      const dark = matchMedia('(prefers-color-scheme: dark)');
      const apply = () => {
        const theme = dark.matches ? 'dark' : 'light';
        document.documentElement.dataset.theme = theme;
        this.frame.dataset.theme = theme;
        for (const widget of this.children)
          if (widget.localName.startsWith('lobby-')) widget.setAttribute('theme', theme);
      };
      dark.addEventListener('change', apply);
      apply();
    }

    set(on) {
      const had = read();
      history.replaceState(null, '', hrefOf(on));
      if (had.includes('library') !== on.includes('library')) {
        location.reload();
        return;
      }
      applyRules(on);
      for (const box of this.frame.querySelectorAll('input')) box.checked = on.includes(box.name);
    }

    panel() {
      const rows = Object.entries(RULES).map(([name, [title, words]]) => {
        const input = make('input', { type: 'checkbox', name, id: name });
        input.addEventListener('change', () => {
          this.set(input.checked ? [...read(), name] : read().filter(other => other !== name));
        });
        const label = make('label', { htmlFor: name }, title, make('small', { textContent: words }));
        const file = fileOf(name);
        const link = file && make('a', { href: file, textContent: 'Code', ariaLabel: `The code of: ${title}` });
        return make('li', { className: 'rule' }, input, label, ...(link ? [link] : []));
      });
      const button = (textContent, on) => {
        const made = make('button', { type: 'button', textContent });
        made.addEventListener('click', () => this.set(on));
        return made;
      };
      const sheets = Object.keys(RULES).filter(name => !['library', 'revert', 'small'].includes(name));
      return make(
        'section',
        { className: 'panel', ariaLabel: 'Hostilities' },
        make('h2', { textContent: document.title.split(' - ')[0] }),
        make('p', {
          textContent:
            'Six widgets on somebody else’s page. Each switch adds what real pages do to strangers; the card of the page gives way, the widgets keep their looks and go on working.',
        }),
        make('ul', { className: 'rules' }, ...rows),
        make('div', { className: 'ways' }, button('All at once', sheets), button('A calm page', [])),
      );
    }

    places() {
      const place = (name, className = '') => make('div', { className: `place ${className}` }, make('slot', { name }));
      return make(
        'div',
        { className: 'places' },
        place('host', 'wide'),
        place('bar', 'wide'),
        place('board'),
        place('winners'),
        place('grid', 'wide'),
        place('login'),
        place('service'),
      );
    }
  },
);

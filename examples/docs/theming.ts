/** Theming page: controls for the tokens of a live board, and the resulting CSS. */

const TOKENS = ['accent', 'surface', 'radius', 'font'];

/** Connects the controls of the page to the widget `board`. */
export function startTheming(board: HTMLElement): void {
  const form = document.querySelector<HTMLFormElement>('.controls');
  const css = document.querySelector('#tokens-css');
  if (!form || !css) return;
  /**
   * Names of the tokens that the visitor has changed. The other tokens are not set, because a color input cannot show
   * the default value of a token.
   */
  const touched = new Set(['accent', 'radius']);

  const apply = () => {
    const formData = new FormData(form);
    const lines: string[] = [];
    for (const name of TOKENS) {
      const text = String(formData.get(name) ?? '');
      const value = touched.has(name) && text && (name === 'radius' ? `${text}px` : text);
      if (value) {
        board.style.setProperty(`--lobby-${name}`, value);
        lines.push(`  --lobby-${name}: ${value};`);
      } else board.style.removeProperty(`--lobby-${name}`);
    }
    const theme = String(formData.get('theme') ?? '');
    if (theme) board.setAttribute('theme', theme);
    else board.removeAttribute('theme');
    css.textContent = `:root {\n${lines.join('\n')}\n}`;
  };

  form.addEventListener('submit', event => event.preventDefault());
  form.addEventListener('input', event => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)
      touched.add(event.target.name);
    apply();
  });
  apply();
}

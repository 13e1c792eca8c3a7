/** Search field of the documentation, with a list of links below. The index loads when the field gets the focus. */
import type { Match } from './search-results.ts';

const MAX_MATCHES = 8;

export function startSearch(): void {
  const form = document.querySelector<HTMLFormElement>('.search');
  const input = form?.querySelector('input');
  const status = form?.querySelector('[role="status"]');
  const list = form?.querySelector('ul');
  if (!form || !input || !status || !list) return;
  // The field is hidden in the markup, because the search requires this script.
  form.hidden = false;

  let loading: Promise<(query: string) => Match[]> | undefined;
  const load = () =>
    (loading ??= import('./search-results.ts').then(
      ({ search }) => search,
      error => {
        loading = undefined;
        throw error;
      },
    ));

  const show = (text: string, matches: readonly Match[] = []) => {
    status.textContent = text;
    list.replaceChildren(
      ...matches.map(({ url, heading, page }) => {
        const item = document.createElement('li');
        const link = document.createElement('a');
        const origin = document.createElement('span');
        link.href = url;
        link.textContent = heading;
        origin.textContent = page;
        if (page !== heading) link.append(origin);
        item.append(link);
        return item;
      }),
    );
  };

  const update = async () => {
    try {
      const search = await load();
      // Uses the current text, because the visitor may have typed while the index was loading.
      const query = input.value.trim();
      if (query === '') return show('');
      const matches = search(query);
      const found = `${matches.length} ${matches.length === 1 ? 'result' : 'results'} for “${query}”`;
      const shown = matches.length > MAX_MATCHES ? `, the best ${MAX_MATCHES}` : '';
      show(
        matches.length > 0 ? `${found}${shown}` : `No results for “${query}”. Try fewer or other words.`,
        matches.slice(0, MAX_MATCHES),
      );
    } catch {
      show('The search did not load. Check your connection, and type again.');
    }
  };

  input.addEventListener('focus', () => void load().catch(() => {}));
  input.addEventListener('input', () => void update());
  form.addEventListener('submit', event => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  form.addEventListener('keydown', event => {
    const stops: HTMLElement[] = [input, ...list.querySelectorAll('a')];
    const at = stops.findIndex(stop => stop === document.activeElement);
    if (event.key === 'Escape') {
      input.value = '';
      show('');
      input.focus();
    } else if (event.key === 'ArrowDown') stops[at + 1]?.focus();
    else if (event.key === 'ArrowUp') stops[at - 1]?.focus();
    else return;
    event.preventDefault();
  });
  // Closes the results, because a link to a heading of the same page loads no new page.
  list.addEventListener('click', () => show(''));
}

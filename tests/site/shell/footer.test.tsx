import { render, screen } from '@testing-library/react';
import { atom } from 'nanostores';
import { afterEach, expect, it } from 'vitest';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { PageTextProvider, pageText } from '../../../site/src/shared/i18n/page-text.ts';
import { pt } from '../../../site/src/shared/i18n/pt.ts';
import { vi } from '../../../site/src/shared/i18n/vi.ts';
import { Footer } from '../../../site/src/shell/footer.tsx';

afterEach(() => document.documentElement.removeAttribute('data-examples'));

const show = (texts: Parameters<typeof pageText>[0]) =>
  render(
    <PageTextProvider value={atom(pageText(texts))}>
      <Footer />
    </PageTextProvider>,
  );

it('GW-09 the footer links to the examples only if the gateway serves them', () => {
  const { unmount } = show(en);
  expect(screen.queryByRole('link', { name: en['footer.embed'] })).toBeNull();
  unmount();
  document.documentElement.setAttribute('data-examples', '');
  show(en);
  expect(screen.getByRole('link', { name: en['footer.embed'] }).getAttribute('href')).toBe('/examples/');
});

it.each([
  ['EN', en],
  ['VI', vi],
  ['PT', pt],
])(
  'P2 LIMIT-03 the footer shows the minimum age and responsible gambling with links to limits and help, in %s',
  (_language, texts) => {
    show(texts);
    const footer = screen.getByRole('contentinfo');
    expect(screen.getByRole('img', { name: texts['footer.age'] }).textContent).toBe('18+');
    expect(footer.textContent).toContain(texts['footer.responsible']);
    expect(screen.getByRole('link', { name: texts['footer.limit'] }).getAttribute('href')).toBe('/m/limits');
    expect(screen.getByRole('link', { name: texts['title.help'] }).getAttribute('href')).toBe('/m/help');
  },
);

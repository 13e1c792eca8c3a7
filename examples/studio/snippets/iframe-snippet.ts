/** For a page that allows no script of others: one frame, of a height that fits. */
import { placeholderHeight } from 'lobbykit/domain';
import type { Embed } from '../model/checked.ts';
import { html } from './escape.ts';
import type { SnippetFile, SnippetOptions } from './snippet.ts';

/** Of what stands over its page: room enough to open in. */
const FLOATING_HEIGHT = 640;

export function iframeSnippet(embed: Embed, { isWide }: SnippetOptions): readonly SnippetFile[] {
  const height = placeholderHeight(embed.widget.name, embed.attributes, isWide) || FLOATING_HEIGHT;
  const text = `<iframe
  src="${html(embedAddress(embed))}"
  title="${html(embed.widget.title)}"
  width="100%"
  height="${height}"
  style="border: 0"
  loading="lazy"
></iframe>`;
  return [{ name: 'index.html', text }];
}

/** The widget as a page of the gateway. */
export function embedAddress({ widget, attributes, gateway, merchant, language, theme, tokens }: Embed): string {
  const query = new URLSearchParams({
    merchant,
    language,
    ...(theme === 'dark' ? { theme } : {}),
    ...attributes,
    ...tokens,
  });
  return `${gateway}/embed/${widget.name}?${query}`;
}

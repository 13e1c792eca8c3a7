/** Snippet for a page without third-party scripts: one frame with a matching height. */
import { placeholderHeight } from 'lobbykit/domain';
import type { Embed } from '../model/checked.ts';
import { html } from './escape.ts';
import type { SnippetFile, SnippetOptions } from './snippet.ts';

/** Height of an overlay widget, px: enough space to open. */
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

/** Address of the widget as a page of the gateway. */
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

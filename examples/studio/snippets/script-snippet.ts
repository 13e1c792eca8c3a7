/** Snippet for a page without a build step: a style, a script tag, the widget's tag. */
import { placeholderStyle } from 'lobbykit/domain';
import type { Embed } from '../model/checked.ts';
import { html } from './escape.ts';
import { indent, ruleText, type SnippetFile, type SnippetOptions, tagOf, tagText, tokenLines } from './snippet.ts';

/** Address of the script with an exact version, so that an embedded page never changes. */
export const scriptAddress = (gateway: string, version: string): string => `${gateway}/sdk/${version}/lobbykit.js`;

export function scriptSnippet(embed: Embed, { version, integrity }: SnippetOptions): readonly SnippetFile[] {
  const rules = elementRules(embed);
  const attributes = [
    ['src', scriptAddress(embed.gateway, version)],
    ...(integrity ? [['integrity', integrity] as const, ['crossorigin', 'anonymous'] as const] : []),
    ['data-gateway', embed.gateway],
    ['data-merchant', embed.merchant],
    ['data-language', embed.language],
    ['data-theme', embed.theme],
  ] as const;
  const lines = attributes.map(([name, value]) => `  ${name}="${html(value ?? '')}"\n`).join('');
  const text = [
    rules && `<style>\n${indent(rules.trimEnd())}\n</style>`,
    `<script\n${lines}  defer\n></script>`,
    tagText(embed),
  ];
  return [{ name: 'index.html', text: text.filter(Boolean).join('\n') }];
}

/** Tokens of the tag, and its placeholder height while code and data load. */
export const elementRules = (embed: Embed): string =>
  ruleText(tagOf(embed), tokenLines(embed)) + placeholderStyle(embed.widget.name, embed.attributes);

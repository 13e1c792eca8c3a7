/** Creates the snippet of an embed for its integration. */
import type { Embed } from '../model/checked.ts';
import type { Integration } from '../model/state.ts';
import { elementSnippet } from './element-snippet.ts';
import { iframeSnippet } from './iframe-snippet.ts';
import { reactSnippet } from './react-snippet.ts';
import { scriptSnippet } from './script-snippet.ts';
import type { SnippetFile, SnippetOptions } from './snippet.ts';

export function makeSnippet(integration: Integration, embed: Embed, options: SnippetOptions): readonly SnippetFile[] {
  switch (integration) {
    case 'script':
      return scriptSnippet(embed, options);
    case 'element':
      return elementSnippet(embed);
    case 'react':
      return reactSnippet(embed);
    case 'iframe':
      return iframeSnippet(embed, options);
  }
}

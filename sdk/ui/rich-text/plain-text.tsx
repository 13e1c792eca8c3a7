/** Text of HTML without formatting, one paragraph per line. */
import { plainLines } from '../../protocol/content/plain-text.ts';

export function PlainText({ html }: { readonly html: string }) {
  const lines = plainLines(html);
  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never change their positions
  return lines.map((line, place) => <p key={place}>{line}</p>);
}

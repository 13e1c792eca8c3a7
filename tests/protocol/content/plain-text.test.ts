/** Plain text of HTML where no HTML is rendered (S7). */

import { describe, expect, it } from 'vitest';
import { plainLines } from '../../../sdk/protocol/content/plain-text.ts';
import { fc } from '../../helpers/chance/fast-check.ts';

describe('plainLines', () => {
  it.each([
    ['<p>One <b>two</b></p><p>three</p>', ['One two', 'three']],
    ['<h2>Title</h2>\n  text\n  goes on<br>next', ['Title', 'text goes on', 'next']],
    ['<ul><li>a</li><li>b</li></ul><table><tr><td>1</td></tr><tr><td>2</td></tr></table>', ['a', 'b', '1', '2']],
    ['a &amp; b &lt;c&gt; &quot;d&quot; &#39;e&#39; &#x1F600; f&nbsp;g', ['a & b <c> "d" \'e\' 😀 f\u00a0g']],
    ['&amp;lt;b&amp;gt; &unknown; &#99999999; &#1114112;', ['&lt;b&gt; &unknown; &#99999999;']],
    ['x<!-- hidden --><style>p{}</style><script>alert(1)</script>y', ['xy']],
    ['1 < 2 and 3 > 2', ['1 < 2 and 3 > 2']],
    ['cut <img src=x onerror', ['cut']],
    ['', []],
    ['<p> </p>', []],
  ])('S7 plainLines converts %j to lines', (html, lines) => {
    expect(plainLines(html)).toEqual(lines);
  });

  it('S7 plainLines preserves a text without markup except for whitespace', () => {
    const plainText = fc.string().filter(text => !/[<&]/.test(text));
    fc.assert(fc.property(plainText, text => plainLines(text).join('') === text.replace(/\s+/g, ' ').trim()));
  });

  it.each(['<', '<!--', '<script>', '<br', '&#', '<a '])('S7 plainLines handles 100,000 repetitions of %j', piece => {
    expect(plainLines(piece.repeat(100_000)).length).toBeLessThan(2);
  });
});

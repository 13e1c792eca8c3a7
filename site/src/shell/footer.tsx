import { Link } from 'wouter';
import { usePageText } from '../shared/i18n/page-text.ts';

/** True if the gateway serves `/examples/`; a production gateway does not. */
const hasExamples = () => document.documentElement.hasAttribute('data-examples');

/**
 * Legal footer of a gambling page: the age mark, responsible play, the operator, the notice about play money, and a
 * help link (P2).
 */
export function Footer() {
  const text = usePageText();
  const limit = text('footer.limit');
  // The part of the sentence that names the limits is a link (LIMIT-03).
  const [before, ...after] = text('footer.responsible').split(limit);
  return (
    <footer className="foot">
      <div className="responsible">
        <span className="age" role="img" aria-label={text('footer.age')}>
          18+
        </span>
        <p>
          {before}
          <Link href="/m/limits">{limit}</Link>
          {after.join(limit)}
        </p>
      </div>
      <p>
        {text('footer.copyright', { year: String(new Date().getFullYear()) })} {text('footer.sandbox')}
      </p>
      <p className="foot-links">
        <Link href="/m/help">{text('title.help')}</Link>
        {/* Plain link, because the examples are outside the router. */}
        {hasExamples() && <a href="/examples/">{text('footer.embed')}</a>}
      </p>
    </footer>
  );
}

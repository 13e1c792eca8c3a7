import { Link } from 'wouter';
import { usePageText } from '../shared/i18n/page-text.ts';

/** True if the gateway also serves `/examples/`; a production gateway does not. */
const hasExamples = () => document.documentElement.hasAttribute('data-examples');

/** Legal footer: minimum age, responsible gambling, operator, play money notice, and link to the help center (P2). */
export function Footer() {
  const text = usePageText();
  const limit = text('footer.limit');
  // Only the part of the sentence that names the limits is a link (LIMIT-03).
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
        {/* A plain link, because the router does not contain the examples. */}
        {hasExamples() && <a href="/examples/">{text('footer.embed')}</a>}
      </p>
    </footer>
  );
}

import { usePageText } from '../i18n/page-text.ts';

/** What a gambling page owes its reader: the age mark, responsible play, whose it is, and that nothing here is worth money. */
export function Footer() {
  const text = usePageText();
  return (
    <footer className="foot">
      <div className="responsible">
        <span className="age" role="img" aria-label={text('footer.age')}>
          18+
        </span>
        <p>{text('footer.responsible')}</p>
      </div>
      <p>
        {text('footer.copyright', { year: String(new Date().getFullYear()) })} {text('footer.sandbox')}
      </p>
      {/* For who builds pages; no page of this site, hence a plain link. */}
      <a className="foot-embed" href="/examples/">
        {text('footer.embed')}
      </a>
    </footer>
  );
}

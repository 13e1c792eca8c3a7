import { usePageText } from '../../i18n/page-text.ts';
import { Icon } from '../../parts/icon.tsx';

/** The way to the examples: the same board in every form. They are no page of this site, hence a plain link. */
export function ExamplesLink() {
  const text = usePageText();
  return (
    <a className="card examples" href="/examples/">
      <span className="examples-icon">
        <Icon name="code" />
      </span>
      <span className="examples-words">
        <b>{text('examples.title')}</b>
        <span>{text('examples.text')}</span>
      </span>
      <Icon name="chevron-right" size={20} />
    </a>
  );
}

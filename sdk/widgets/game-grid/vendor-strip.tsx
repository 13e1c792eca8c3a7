/**
 * Strip with the vendors of a category, which scrolls horizontally, after an item `all` (LIST-09, LIST-19, LIST-20).
 */
import { scaleOf } from '../../dom/scale.ts';
import type { Translate } from '../../lobby/types.ts';
import type { Vendor } from '../../protocol/games/vendors.ts';
import { memo, useEffect, useRef } from '../../ui/dialect.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Image } from '../../ui/image.tsx';
import type { PartOf } from '../../ui/view/part-names.ts';
import { layoutGrid } from './icons.ts';

export interface VendorStripProps {
  readonly vendors: readonly Vendor[];
  readonly selected: string | null;
  /** URL of the gateway, against which icon URLs are resolved. */
  readonly base: string;
  readonly text: Translate;
  readonly part: PartOf;
  readonly onSelect: (vendor: string | null) => void;
}

/** Memoized, because the strip may contain dozens of vendors and its parent renders often. */
export const VendorStrip = memo(function VendorStrip(props: VendorStripProps) {
  const { vendors, selected, base, text, part, onSelect } = props;
  const strip = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const box = strip.current;
    const chosen = box?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (!box || !chosen) return;
    // Sets the horizontal scroll position, because scrollIntoView would also scroll the page.
    const { left, right } = box.getBoundingClientRect();
    const item = chosen.getBoundingClientRect();
    if (item.left >= left && item.right <= right) return;
    box.scrollLeft += (item.left - left - (right - left - item.width) / 2) / scaleOf(box);
  }, [selected, vendors]);

  return (
    <fieldset ref={strip} {...part('vendor', 'lk-vendors')} aria-label={text('grid.vendors')}>
      <button type="button" className="lk-vendor-item" aria-pressed={selected === null} onClick={() => onSelect(null)}>
        <Icon shape={layoutGrid} />
        <span>{text('tab.all')}</span>
      </button>
      {vendors.map(({ id, name, icon }) => (
        <button
          key={id}
          type="button"
          className="lk-vendor-item"
          aria-pressed={selected === id}
          onClick={() => onSelect(id)}
        >
          {icon ? <Image src={icon} base={base} className="lk-vendor-icon" /> : <b>{[...name][0]}</b>}
          <span>{name}</span>
        </button>
      ))}
    </fieldset>
  );
});

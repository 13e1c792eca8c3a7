/** QR code as a single path. It is dark on white in both themes, because many cameras cannot read inverted codes. */
import { drawQr } from '../dom/qr.ts';
import { useMemo } from './dialect.ts';

export interface QrCodeProps {
  readonly value: string;
  /** Description of the code's target, for screen readers. */
  readonly label: string;
}

export function QrCode({ value, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawQr(value), [value]);
  return (
    <svg className="lk-qr" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#141824" />
    </svg>
  );
}

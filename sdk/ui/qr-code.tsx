/** QR code as one path, always dark on white, because cameras have problems with inverted codes. */
import { drawQr } from '../dom/qr.ts';
import { useMemo } from './dialect.ts';

export interface QrCodeProps {
  readonly value: string;
  /** Target of the code, for screen readers. */
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

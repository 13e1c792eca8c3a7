import { useMemo } from 'react';
import { encode } from 'uqr';

/** A QR code as one path, always dark on white: cameras read inverted codes badly. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { size, path } = useMemo(() => drawQr(value), [value]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#141824" />
    </svg>
  );
}

/** Modules of the code joined to horizontal bars, with the quiet zone of two modules the white card around it completes. */
export function drawQr(value: string): { size: number; path: string } {
  const { size, data } = encode(value, { ecc: 'M', border: 2 });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      path += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`;
    }
  });
  return { size, path };
}

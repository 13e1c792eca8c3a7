/** Draws QR codes as SVG paths. */
import { encode } from 'uqr';

/**
 * Returns a path in which adjacent modules are joined to horizontal bars. It includes two of the four modules of margin
 * that a QR code needs; the white card around it provides the others.
 */
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

/**
 * Validates images that arrive as text. They are checked by their first bytes and drawn on a canvas, and never used as
 * a URL (security S10).
 */

/** Maximum number of base64 characters. */
const LONGEST = 64 * 1024;

const HEADS: readonly (readonly [string, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** Returns the image in `base64`; null if it is too long, invalid, or neither a PNG nor a JPEG by its first bytes. */
export function pictureOf(base64: string): Blob | null {
  if (base64.length > LONGEST) return null;
  const bytes = bytesOf(base64);
  const type = HEADS.find(([, head]) => head.every((byte, place) => bytes[place] === byte))?.[0];
  return type ? new Blob([bytes], { type }) : null;
}

/**
 * Draws the image `base64` on the whole `canvas`. An invalid image or null clears the canvas, and a pending drawing
 * must be stopped before the next call.
 * @returns a function that stops a pending drawing
 */
export function drawPicture(canvas: HTMLCanvasElement, base64: string | null): () => void {
  let active = true;
  const clear = () => canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
  const picture = base64 === null ? null : pictureOf(base64);
  if (picture) {
    createImageBitmap(picture).then(bitmap => {
      if (active) {
        // The canvas gets the size of the image, so that the image is scaled only once.
        canvas.width = bitmap.width;
        canvas.height = bitmap.height;
        canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      }
      bitmap.close();
    }, clear);
  } else clear();
  return () => {
    active = false;
  };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), char => char.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

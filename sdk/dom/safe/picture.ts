/** The only door for pictures that come as text: checked by their first bytes and drawn, never made an address (security S10). */

/** Characters of base64. */
const LONGEST = 64 * 1024;

const HEADS: readonly (readonly [string, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** The picture in `base64`, or null for what is too long, no base64, or neither PNG nor JPEG by its first bytes. */
export function pictureOf(base64: string): Blob | null {
  if (base64.length > LONGEST) return null;
  const bytes = bytesOf(base64);
  const type = HEADS.find(([, head]) => head.every((byte, place) => bytes[place] === byte))?.[0];
  return type ? new Blob([bytes], { type }) : null;
}

/**
 * Draws `base64` over the whole of `canvas`; what is no picture, or null, leaves it empty. A later drawing replaces an
 * earlier one that is still on its way once that was stopped.
 * @returns stops a drawing that is on its way
 */
export function drawPicture(canvas: HTMLCanvasElement, base64: string | null): () => void {
  let wanted = true;
  const clear = () => canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
  const picture = base64 === null ? null : pictureOf(base64);
  if (picture) {
    createImageBitmap(picture).then(bitmap => {
      if (wanted) {
        // The canvas takes the picture's own size, so that nothing is blurred twice.
        canvas.width = bitmap.width;
        canvas.height = bitmap.height;
        canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      }
      bitmap.close();
    }, clear);
  } else clear();
  return () => {
    wanted = false;
  };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

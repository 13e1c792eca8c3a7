/** Converts the QR code of a transfer to an image file that a banking app on the same phone can open (PAY-06). */

const SIZE = 600;
const LINE = 52;
const MARGIN = 24;

/**
 * Draws the QR code of the element `box`, with lines of text below.
 * @returns null if the browser cannot draw the image
 */
export async function qrPicture(box: HTMLElement | null, lines: readonly string[]): Promise<Blob | null> {
  const svg = box?.querySelector('svg');
  const outline = svg?.querySelector('path')?.getAttribute('d');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!svg || !outline || !pen) return null;
  canvas.width = SIZE;
  canvas.height = SIZE + lines.length * LINE + MARGIN;
  // Dark on white in both themes, because many cameras cannot read inverted QR codes.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#141824';
  pen.save();
  pen.scale(SIZE / svg.viewBox.baseVal.width, SIZE / svg.viewBox.baseVal.width);
  pen.fill(new Path2D(outline));
  pen.restore();
  pen.font = '600 36px sans-serif';
  pen.textAlign = 'center';
  for (const [at, line] of lines.entries()) {
    pen.fillText(line, SIZE / 2, SIZE + (at + 0.7) * LINE, SIZE - 2 * MARGIN);
  }
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
}

export function savePicture(picture: Blob, name: string): void {
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After 10 s, the download has started and no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Opens the share dialog with the image. Downloads the image if the browser cannot share files or sharing fails; does
 * nothing if the member closes the dialog.
 */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })];
  if (!navigator.canShare?.({ files })) return savePicture(picture, name);
  await navigator.share({ files }).catch(reason => {
    if (Object(reason).name !== 'AbortError') savePicture(picture, name);
  });
}

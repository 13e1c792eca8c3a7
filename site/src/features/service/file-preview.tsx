/**
 * A picture from the device, small. The picture is drawn on a canvas and not shown by an address, since the page's policy admits
 * no addresses made by the page.
 */
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../shared/icons/icon.tsx';

/** Width of the drawing, px; twice what a phone shows of it. */
const WIDTH = 256;

/** An icon stands in for what cannot be drawn. */
export function FilePreview({ file }: { file: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    let wanted = true;
    createImageBitmap(file, { resizeWidth: WIDTH }).then(
      bitmap => {
        if (wanted && canvas.current) {
          canvas.current.width = bitmap.width;
          canvas.current.height = bitmap.height;
          canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0);
        }
        bitmap.close();
      },
      () => wanted && setBroken(true),
    );
    return () => {
      wanted = false;
    };
  }, [file]);
  return (
    <span className="file-preview" aria-hidden="true">
      {broken ? <Icon name="image" /> : <canvas ref={canvas} />}
    </span>
  );
}

/** Thumbnail of an attached image, with the state of its upload. */
import { Button } from 'lobbykit/parts';
import { useEffect, useRef, useState } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import type { ChosenImage } from './images-model.ts';

/** Width of the preview, px: twice its width on a phone, for screens with a high pixel density. */
const PREVIEW_WIDTH = 256;

/** Preview of an image file; an icon if the browser cannot decode the file. */
function FilePreview({ file }: { file: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    let active = true;
    createImageBitmap(file, { resizeWidth: PREVIEW_WIDTH }).then(
      bitmap => {
        if (active && canvas.current) {
          canvas.current.width = bitmap.width;
          canvas.current.height = bitmap.height;
          canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0);
        }
        bitmap.close();
      },
      () => active && setBroken(true),
    );
    return () => {
      active = false;
    };
  }, [file]);
  return (
    <span className="file-preview" aria-hidden="true">
      {broken ? <Icon name="image" /> : <canvas ref={canvas} />}
    </span>
  );
}

export interface FeedbackImageProps {
  readonly image: ChosenImage;
  /** True while the message is being sent, so that the image cannot be removed or uploaded again. */
  readonly closed: boolean;
  readonly onAgain: () => void;
  readonly onRemove: () => void;
}

export function FeedbackImage({ image: { file, state }, closed, onAgain, onRemove }: FeedbackImageProps) {
  const text = usePageText();
  const { name } = file;
  return (
    <li className="picture" data-state={state}>
      <FilePreview file={file} />
      <span className="picture-state" role="status">
        {state === 'sending' && <span className="ring" />}
        {state === 'sent' && <Icon name="check" size={16} />}
        <span className="lk-hidden">{text(`feedback.${state}`, { name })}</span>
      </span>
      {state === 'failed' && (
        <Button variant="icon" className="picture-again" label={text('feedback.again', { name })} onClick={onAgain}>
          <Icon name="refresh" size={20} />
        </Button>
      )}
      <Button
        variant="icon"
        className="picture-remove"
        label={text('feedback.remove', { name })}
        disabled={closed}
        onClick={onRemove}
      >
        <Icon name="cross" size={16} />
      </Button>
    </li>
  );
}

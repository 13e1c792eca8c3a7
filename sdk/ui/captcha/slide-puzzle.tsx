/**
 * Slide puzzle: an image with a gap and its piece, moved by dragging or by the arrow keys of a slider (SMS-12, S37).
 */
import { drawPicture } from '../../dom/safe/picture.ts';
import { Button } from '../button/button.tsx';
import { type CSSProperties, useEffect, useRef } from '../dialect.ts';
import { refresh } from '../field/field-icons.ts';
import { Icon } from '../icon/icon.tsx';
import { chevronRight } from '../icon/lazy-icons.ts';
import { useUniqueId } from '../use-unique-id.ts';

export interface SlidePuzzleProps {
  /** Null while loading. Images: PNG as base64; lengths in image pixels. */
  readonly puzzle: {
    readonly background: string;
    readonly piece: string;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly pieceSize: number;
  } | null;
  /** Left edge of the piece. */
  readonly x: number;
  /** The position is being verified: the piece cannot be moved. */
  readonly checking: boolean;
  /** Label of the slider, an instruction to move the piece into the gap. */
  readonly label: string;
  /** Keyboard instructions for screen readers. */
  readonly keys: string;
  readonly reloadLabel: string;
  /** Error of the last attempt; announced when it appears. */
  readonly error?: string;
  readonly onMove: (x: number) => void;
  /** Called when the piece is released. */
  readonly onDrop: () => void;
  readonly onReload: () => void;
}

/** Size of the image while loading, that of the gateway's images. */
const WAITING = { background: null, piece: null, y: 0, width: 280, height: 160, pieceSize: 48 };

export function SlidePuzzle(props: SlidePuzzleProps) {
  const { x, checking, label, error, onMove, onDrop } = props;
  const { background, piece, y, width, height, pieceSize } = props.puzzle ?? WAITING;
  const id = useUniqueId();
  const max = width - pieceSize;
  const share = (length: number, of: number) => `${(100 * length) / of}%`;
  const pieceStyle: CSSProperties = {
    insetInlineStart: share(x, width),
    insetBlockStart: share(y, height),
    inlineSize: share(pieceSize, width),
  };
  return (
    <div className="lk-slide" data-checking={checking ? '' : undefined}>
      <div className="lk-slide-picture" style={{ aspectRatio: `${width} / ${height}` }}>
        <Picture base64={background} />
        <div className="lk-slide-piece" style={pieceStyle}>
          <Picture base64={piece} />
        </div>
        <Button variant="icon" className="lk-slide-reload" label={props.reloadLabel} onClick={props.onReload}>
          <Icon shape={refresh} size={20} />
        </Button>
      </div>
      <label className="lk-slide-track">
        <span className="lk-slide-words" aria-hidden="true">
          {label}
        </span>
        <span className="lk-slide-knob" style={{ insetInlineStart: `calc(${x / max} * (100% - var(--lk-knob)))` }}>
          <Icon shape={chevronRight} size={20} />
        </span>
        <input
          type="range"
          min={0}
          max={max}
          step={1}
          value={x}
          disabled={!props.puzzle || checking}
          aria-label={label}
          aria-describedby={id}
          data-first-focus=""
          onInput={event => onMove(event.currentTarget.valueAsNumber)}
          onPointerUp={onDrop}
          onKeyDown={event => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            onDrop();
          }}
        />
      </label>
      <p className="lk-hidden" id={id}>
        {props.keys}
      </p>
      {error && (
        <p className="lk-field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function Picture({ base64 }: { readonly base64: string | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) return drawPicture(canvas.current, base64);
  }, [base64]);
  return <canvas ref={canvas} />;
}

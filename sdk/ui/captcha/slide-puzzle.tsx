/**
 * Slide puzzle: an image with a gap, and a piece to move into the gap by dragging or with the arrow keys (SMS-12, S37).
 */
import { drawPicture } from '../../dom/safe/picture.ts';
import { Button } from '../button/button.tsx';
import { type CSSProperties, useEffect, useRef } from '../dialect.ts';
import { refresh } from '../field/field-icons.ts';
import { Icon } from '../icon/icon.tsx';
import { chevronRight } from '../icon/lazy-icons.ts';
import { useUniqueId } from '../use-unique-id.ts';

export interface SlidePuzzleProps {
  /** Puzzle; null while loading. Images are PNGs as base64, and lengths are in image pixels. */
  readonly puzzle: {
    readonly background: string;
    readonly piece: string;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly pieceSize: number;
  } | null;
  /** Position of the piece's left edge, image pixels. */
  readonly x: number;
  /** True while the position is being checked, so that the piece cannot be moved. */
  readonly checking: boolean;
  /** Label of the slider: the instruction to move the piece into the gap. */
  readonly label: string;
  /** Instructions for the keyboard, for screen readers only. */
  readonly keys: string;
  readonly reloadLabel: string;
  /** Error of the last attempt. Screen readers announce it when it appears. */
  readonly error?: string;
  readonly onMove: (x: number) => void;
  /** Called when the visitor releases the piece. */
  readonly onDrop: () => void;
  readonly onReload: () => void;
}

/** Size of the placeholder while the puzzle loads, which is the size of the gateway's images. */
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

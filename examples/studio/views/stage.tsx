/** Preview of the snippet on a page with the selected width, scaled down to fit the window. */
import { useEffect, useRef, useState } from 'react';
import { type Preview, useRuns } from '../use-runs.ts';
import { Frame } from './frame.tsx';
import { StageNote } from './stage-note.tsx';

export interface StageProps {
  readonly preview: Preview;
  readonly title: string;
  readonly gateway: string;
  /** Width of the previewed page, px. */
  readonly width: number;
  /** True if the studio can open the widget. */
  readonly opens: boolean;
  /** True if the widget is invisible until it is opened. */
  readonly waits: boolean;
}

/** Margin on each side of the previewed page, px. */
const MARGIN = 32;

export function Stage({ preview, title, gateway, width, opens, waits }: StageProps) {
  const { runs, note, again } = useRuns(preview);
  const [opened, setOpened] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState<{ width: number; height: number } | null>(null);

  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setAvailable({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  const scale = available ? Math.min(1, (available.width - MARGIN) / width) : 1;
  const height = available ? Math.max(240, available.height - MARGIN) / scale : 640;
  const [front] = runs;
  return (
    <div className="stage" ref={place} data-state={front?.state}>
      {available && (
        <div className="page" style={{ width: width * scale, height: height * scale }}>
          <div className="page-scale" style={{ transform: `scale(${scale})` }}>
            {runs.map((run, index) => (
              <Frame
                key={run.id}
                shown={run.shown}
                theme={run.theme}
                language={run.language}
                title={`Preview: ${title}`}
                width={width}
                height={height}
                hidden={index > 0}
                opened={opened}
                onState={state => note(run.id, state)}
              />
            ))}
          </div>
          {front && <StageNote state={front.state} theme={front.theme} gateway={gateway} onAgain={again} />}
        </div>
      )}
      <p className="stage-line" role="status">
        {LINES[front?.state ?? 'waiting']}
      </p>
      {opens && front?.state === 'ready' && (
        <div className="stage-open" data-alone={waits && opened === 0 ? '' : undefined}>
          {waits && opened === 0 && <p>The page waits behind it: nothing shows until something asks for it.</p>}
          <button type="button" className="button stage-button" onClick={() => setOpened(times => times + 1)}>
            Open it
          </button>
        </div>
      )}
    </div>
  );
}

const LINES: Readonly<Partial<Record<string, string>>> = {
  empty: 'This widget has nothing to show with these options, and takes no room.',
  error: 'The widget itself says what is wrong.',
};

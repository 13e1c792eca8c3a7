/** A screen with nothing on it: one drawing, one sentence, one action. */
import { Button } from './button.tsx';
import type { SceneName } from './scene.lazy.tsx';
import { useChunk } from './use-chunk.ts';

const loadScene = () => import('./scene.lazy.tsx').then(chunk => chunk.Scene);

export interface EmptyProps {
  /** `empty`: nothing of one's own yet. `none`: nothing to be found. */
  readonly scene: SceneName;
  readonly title: string;
  readonly words: string;
  readonly part?: string;
  readonly className?: string;
  /** Label of the action; without it there is none. */
  readonly action?: string;
  readonly onAction?: () => void;
}

export function Empty(props: EmptyProps) {
  const { scene, title, words, part, className = 'lk-empty', action, onAction } = props;
  // The words do not wait for the drawing, nor need it: where there is no network it may never come.
  const { View: Scene } = useChunk(true, loadScene);
  return (
    <div className={className} part={part} role={scene === 'error' || scene === 'offline' ? 'alert' : undefined}>
      <div className="lk-scene">{Scene && <Scene name={scene} />}</div>
      <p className="lk-empty-title">{title}</p>
      <p className="lk-empty-words">{words}</p>
      {action && onAction && <Button onClick={onAction}>{action}</Button>}
    </div>
  );
}

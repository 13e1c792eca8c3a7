/** A screen with nothing on it: one drawing, one sentence, one action. */
import { Button } from './button.tsx';
import { Scene } from './scene.tsx';

export interface EmptyProps {
  readonly scene: 'error' | 'offline' | 'empty';
  readonly title: string;
  readonly words: string;
  /** Label of the action; without it there is none. */
  readonly action?: string;
  readonly onAction?: () => void;
}

export function Empty({ scene, title, words, action, onAction }: EmptyProps) {
  return (
    <div className="lk-empty" role={scene === 'empty' ? undefined : 'alert'}>
      <Scene name={scene} />
      <p className="lk-empty-title">{title}</p>
      <p className="lk-empty-words">{words}</p>
      {action && onAction && <Button onClick={onAction}>{action}</Button>}
    </div>
  );
}

/** Empty state: an illustration, a text, an action. */
import { Button } from '../button/button.tsx';
import { useChunk } from '../view/use-chunk.ts';
import type { IllustrationName } from './illustration.lazy.tsx';

const loadIllustration = () => import('./illustration.lazy.tsx').then(chunk => chunk.Illustration);

export interface EmptyProps {
  /** `empty`: no items of the member yet. `none`: no results. */
  readonly scene: IllustrationName;
  readonly title: string;
  readonly description: string;
  readonly part?: string;
  readonly className?: string;
  /** Label of the action; no action if missing. */
  readonly action?: string;
  readonly onAction?: () => void;
}

export function Empty(props: EmptyProps) {
  const { scene, title, description, part, className = 'lk-empty', action, onAction } = props;
  // The text does not wait for the illustration, which may never load without a connection.
  const { View: Illustration } = useChunk(true, loadIllustration);
  return (
    <div className={className} part={part} role={scene === 'error' || scene === 'offline' ? 'alert' : undefined}>
      <div className="lk-scene">{Illustration && <Illustration name={scene} />}</div>
      <p className="lk-empty-title">{title}</p>
      <p className="lk-empty-words">{description}</p>
      {action && onAction && <Button onClick={onAction}>{action}</Button>}
    </div>
  );
}

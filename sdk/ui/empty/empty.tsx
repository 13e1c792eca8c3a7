/** Empty state of a list: illustration, text, and action. */
import { Button } from '../button/button.tsx';
import { useChunk } from '../view/use-chunk.ts';
import type { IllustrationName } from './illustration.lazy.tsx';

const loadIllustration = () => import('./illustration.lazy.tsx').then(chunk => chunk.Illustration);

export interface EmptyProps {
  /** Illustration. `empty`: the member has no items yet; `none`: a search or filter has no results. */
  readonly scene: IllustrationName;
  readonly title: string;
  readonly description: string;
  readonly part?: string;
  readonly className?: string;
  /** Label of the action's button. Without a label there is no button. */
  readonly action?: string;
  readonly onAction?: () => void;
}

export function Empty(props: EmptyProps) {
  const { scene, title, description, part, className = 'lk-empty', action, onAction } = props;
  // The text is visible before the illustration has loaded, because that may fail without a connection.
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

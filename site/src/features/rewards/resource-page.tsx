/** Content of a reward page when its data has loaded; placeholders before, and a retry button after an error. */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import { Empty, Skeleton } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { type ReactNode, useEffect } from 'react';
import type { MemberResource } from '../../shared/http/member-resource.ts';
import { useTextsLoaded } from '../../shared/i18n/use-texts-loaded.ts';
import './rewards.css';
import { REWARD_TEXTS } from './texts.ts';

export interface ResourcePageProps<T> {
  readonly resource: MemberResource<T>;
  /** Heights of the placeholders, px. */
  readonly heights: readonly number[];
  readonly children: (data: T) => ReactNode;
}

export function ResourcePage<T>({ resource, heights, children }: ResourcePageProps<T>) {
  const lobby = useLobby();
  const text = useText();
  const textsLoaded = useTextsLoaded(REWARD_TEXTS);
  const { data, error } = useStore(resource.$state);
  useEffect(() => void lobby.$wallet.get(), [lobby]);
  if (textsLoaded && data !== undefined) return <div className="rewards">{children(data)}</div>;
  if (textsLoaded && error) {
    return (
      <Empty
        className="lk-empty"
        scene={error.kind === 'offline' ? 'offline' : 'error'}
        title={text('rw.failed')}
        description={errorText(error, text)}
        action={text('rw.retry')}
        onAction={() => void resource.again()}
      />
    );
  }
  return (
    <div className="rewards" aria-busy="true">
      {heights.map(height => (
        <Skeleton key={height} width="100%" height={height} />
      ))}
    </div>
  );
}

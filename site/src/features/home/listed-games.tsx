/** The first page of a category's games, in one row (HOME-18, HOME-20). */
import { useStore } from '@nanostores/react';
import { useLobby } from 'lobbykit/react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { categoryTitle } from '../games/category-pages.ts';
import { GameRail } from './game-rail.tsx';
import { homeList } from './list-model.ts';
import { ListNote } from './list-note.tsx';
import { Section } from './section.tsx';

export function ListedGames({ kind }: { kind: string }) {
  const text = usePageText();
  return (
    <Section kind={kind}>
      {near =>
        near ? <Games kind={kind} /> : <GameRail label="" games={undefined} loading={text('center.loading')} />
      }
    </Section>
  );
}

function Games({ kind }: { kind: string }) {
  const text = usePageText();
  const list = homeList(useLobby(), kind);
  const { data, error } = useStore(list.$state);
  if ((error && !data) || data?.length === 0) {
    return (
      <ListNote
        size="rail"
        title={text(error ? 'home.listFailed' : 'home.listNone')}
        error={error}
        onRetry={() => void list.refresh()}
      />
    );
  }
  return <GameRail label={text(categoryTitle(kind))} games={data} loading={text('center.loading')} />;
}

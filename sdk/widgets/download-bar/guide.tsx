/** The guide: how the page gets to the home screen of an iPhone, a picture for each step (APP-16, APP-17). */
import type { Translate } from '../../lobby/types.ts';
import type { ReactNode } from '../../ui/dialect.ts';
import { Slides } from '../../ui/slides/slides.tsx';
import { GUIDE_ART } from './guide-art.tsx';

export interface GuideProps {
  readonly steps: number;
  readonly text: Translate;
  /** The button of the last slide. */
  readonly submit: ReactNode;
}

export function Guide({ steps, text, submit }: GuideProps) {
  const place = (index: number) => text('guide.step', { step: index + 1, steps });
  return (
    <Slides
      label={text('guide.title')}
      slides={GUIDE_ART.slice(0, steps).map((Art, index) => (
        <>
          <Art />
          <p className="lk-step-place">{place(index)}</p>
          <h3 className="lk-step-title">{text(`guide.${index + 1}.title`)}</h3>
          <p className="lk-step-words">{text(`guide.${index + 1}.words`)}</p>
        </>
      ))}
      place={place}
      backLabel={text('guide.back')}
      nextLabel={text('guide.next')}
      last={submit}
    />
  );
}

/** The tutorial for iPhones: six steps with a drawing each (APP-12, APP-13). */
import { TUTORIAL_STEPS } from 'lobbykit/domain';
import { Slides } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { STEP_ART } from './step-illustration.tsx';

export function Tutorial() {
  const text = useText();
  const place = (index: number) => text('app.step', { step: index + 1, steps: TUTORIAL_STEPS });
  return (
    <Slides
      label={text('app.tutorial')}
      slides={STEP_ART.map((Art, index) => (
        <>
          <Art />
          <p className="lk-step-place">{place(index)}</p>
          <h3 className="lk-step-title">{text(`app.${index + 1}.title`)}</h3>
          <p className="lk-step-words">{text(`app.${index + 1}.words`)}</p>
        </>
      ))}
      place={place}
      backLabel={text('app.back')}
      nextLabel={text('app.next')}
    />
  );
}

/** The door to the code of a login: who types name and password loads nothing of it. */
import type { ReadableAtom } from 'nanostores';
import { lateRoom } from '../../core/late-room.ts';
import type { CodeState } from '../../forms/code.ts';
import type { Form, Values } from '../../forms/form.ts';
import type { SlideActions, SlideState } from '../../forms/slide.ts';
import type { Lobby, MobileNumber } from '../../types.ts';
import type { LoginCode } from './code-model.ts';

export interface CodeDoor {
  readonly $code: ReadableAtom<CodeState>;
  readonly $slide: ReadableAtom<SlideState>;
  /** Loads it ahead of the first press; what does not come is asked for again by whatever needs it. */
  prepare(): void;
  /** Says at once what is wrong with the number, else asks for a code; failures are silent (SMS-07, SMS-11). */
  request(): void;
  /** The provider's token for a typed code; null where the gateway sends the codes itself. @throws CallError */
  prove(code: string): Promise<string | null>;
  readonly slide: Omit<SlideActions, 'challenge'>;
}

const NO_CODE: CodeState = { phase: 'idle', seconds: null, open: false, notice: null };
const NO_SLIDE: SlideState = { status: 'closed', puzzle: null, x: 0 };

export function createCodeDoor<V extends Values & MobileNumber>(lobby: Lobby, form: Form<V>): CodeDoor {
  let made: LoginCode | null = null;
  const room = lateRoom(async () => {
    made = (await import('./code-model.ts')).createLoginCode(lobby, form);
    return made;
  });
  const entered = (then: (parts: LoginCode) => unknown) => void room.enter().then(then, () => {});
  return {
    $code: room.quiet(NO_CODE, ({ code }) => code.$state),
    $slide: room.quiet(NO_SLIDE, ({ slide }) => slide.$state),
    prepare: () => entered(() => {}),
    request() {
      if (form.actions.verify('mobileNum')) entered(({ code }) => code.actions.request());
    },
    prove: async code => (await room.enter()).code.actions.prove(code),
    // A puzzle is on the screen only once its code is there.
    slide: {
      move: x => made?.slide.actions.move(x),
      drop: async () => made?.slide.actions.drop(),
      mail: async email => made?.slide.actions.mail(email) ?? null,
      prove: async code => made?.slide.actions.prove(code),
      reload: async () => made?.slide.actions.reload(),
      close: () => made?.slide.actions.close(),
    },
  };
}

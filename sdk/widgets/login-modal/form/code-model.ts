/** Login by SMS code. The chunk of this feature loads at first use, because a login by user name does not need it. */
import type { ReadableAtom } from 'nanostores';
import type { Form, Values } from '../../../forms/form.ts';
import type { SlideActions, SlideState } from '../../../forms/slide.ts';
import type { CodeState } from '../../../forms/sms-code.ts';
import { lazyActions, lazyCode } from '../../../lobby/resource/lazy-actions.ts';
import type { Lobby, MobileNumber } from '../../../lobby/types.ts';
import type { LoginCode } from './code-model.lazy.ts';

export interface LazyLoginCode {
  readonly $code: ReadableAtom<CodeState>;
  readonly $slide: ReadableAtom<SlideState>;
  /** Starts to load the chunk. If loading fails, the next use tries again. */
  prepare(): void;
  /** Validates the number immediately, then requests a code; a failed request shows no error text (SMS-07, SMS-11). */
  request(): void;
  /**
   * Exchanges an entered code for the external provider's token; null if the gateway itself sends the codes. @throws
   * CallError
   */
  verify(code: string): Promise<string | null>;
  readonly slide: Omit<SlideActions, 'challenge'>;
}

const NO_CODE: CodeState = { phase: 'idle', seconds: null, open: false, hint: null };
const NO_SLIDE: SlideState = { status: 'closed', puzzle: null, x: 0 };

export function createLazyLoginCode<V extends Values & MobileNumber>(lobby: Lobby, form: Form<V>): LazyLoginCode {
  let created: LoginCode | null = null;
  const lazy = lazyCode(async () => {
    created = (await import('./code-model.lazy.ts')).createLoginCode(lobby, form);
    return created;
  });
  const onceLoaded = (run: (loginCode: LoginCode) => unknown) => void lazy.load().then(run, () => {});
  return {
    $code: lazy.storeOnceLoaded(NO_CODE, ({ code }) => code.$state),
    $slide: lazy.storeOnceLoaded(NO_SLIDE, ({ slide }) => slide.$state),
    prepare: () => onceLoaded(() => {}),
    request() {
      if (form.actions.verify('mobileNum')) onceLoaded(({ code }) => code.actions.request());
    },
    ...lazyActions(async () => (await lazy.load()).code.actions, ['verify']),
    // The puzzle is visible only after the chunk has loaded.
    slide: {
      move: x => created?.slide.actions.move(x),
      drop: async () => created?.slide.actions.drop(),
      mail: async email => created?.slide.actions.mail(email) ?? null,
      verify: async code => created?.slide.actions.verify(code),
      reload: async () => created?.slide.actions.reload(),
      close: () => created?.slide.actions.close(),
    },
  };
}

import { act, render } from '@testing-library/react';
import type { Lottery } from 'lobbykit/domain';
import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import { ReminderListener } from '../../../../site/src/features/lottery/reminder-listener.tsx';
import type { Remind, Reminders } from '../../../../site/src/features/lottery/reminders-model.ts';
import { RemindersProvider } from '../../../../site/src/features/lottery/reminders-model.ts';
import { firstEn } from '../../../../site/src/shared/i18n/first-en.ts';
import { PageTextProvider, pageText } from '../../../../site/src/shared/i18n/page-text.ts';
import { vi as vietnamese } from '../../../../site/src/shared/i18n/vi.ts';
import { createToasts, ToastsProvider } from '../../../../site/src/shared/overlays/toasts.ts';

it('reminder uses the current language and texts that load late do not restart the listener', () => {
  let remind: Remind = () => {};
  const follow = vi.fn((callback: Remind) => {
    remind = callback;
    return () => {};
  });
  const toasts = createToasts();
  const $text = atom(pageText(firstEn));
  render(
    <PageTextProvider value={$text}>
      <ToastsProvider value={toasts}>
        <RemindersProvider value={{ follow } as unknown as Reminders}>
          <ReminderListener />
        </RemindersProvider>
      </ToastsProvider>
    </PageTextProvider>,
  );
  const lottery = { name: 'Hanoi' } as Lottery;
  remind(lottery, 5);
  expect(toasts.$toast.get()).toBe('Hanoi: sales close in 5 min');
  act(() => $text.set(pageText(vietnamese)));
  remind(lottery, 4);
  expect(toasts.$toast.get()).toBe('Hanoi: còn 4 phút nữa là đóng bán');
  expect(follow).toHaveBeenCalledOnce();
});

/** A pasted code is normalized before it is cut to its length. */
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CodeField } from '../../sdk/ui/field/code-field.tsx';

it('code field normalizes a pasted code before cutting the code to its length', () => {
  const onInput = vi.fn();
  const field = { label: 'Code', name: 'messageCode', sendLabel: 'Send', waiting: null, onSend: () => {} };
  render(<CodeField {...field} value="" maxLength={6} onInput={onInput} />);
  for (const [at, text] of ['123 456', ' 123456', 'G-123456', '1234567'].entries()) {
    fireEvent.input(screen.getByRole('textbox'), { target: { value: text } });
    expect(onInput).toHaveBeenNthCalledWith(at + 1, '123456');
  }
  expect(screen.getByRole('textbox').hasAttribute('maxlength')).toBe(false);
});

/** The field value in the DOM counts: password managers, translators and page scripts fill fields without an event. */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FormFrame } from '../../sdk/ui/field/form-frame.tsx';
import { InputField } from '../../sdk/ui/field/input-field.tsx';
import { PasswordField } from '../../sdk/ui/field/password-field.tsx';
import { eventually } from '../helpers/eventually.ts';

const noop = () => {};

function StoredForm({ onSent }: { onSent: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <FormFrame onSubmit={() => onSent(value)}>
      <InputField label="Member" name="member" value={value} onInput={setValue} />
    </FormFrame>
  );
}

function DigitsField() {
  const [value, setValue] = useState('');
  return (
    <InputField label="Points" name="points" value={value} onInput={typed => setValue(typed.replace(/\D/g, ''))} />
  );
}

describe('form and fields', () => {
  it('form sends the values of its fields, including values set without an event', async () => {
    const sent = vi.fn();
    render(<StoredForm onSent={sent} />);
    const input = screen.getByRole('textbox') as HTMLInputElement;
    input.value = 'filled';
    fireEvent.submit(input.form!);
    await eventually(() => expect(sent).toHaveBeenCalledWith('filled'));
  });

  it('field reports a value set without an event on blur', () => {
    const onInput = vi.fn();
    const onBlur = vi.fn();
    render(<InputField label="Username" name="username" value="" onInput={onInput} onBlur={onBlur} />);
    const input = screen.getByRole('textbox') as HTMLInputElement;
    input.value = 'filled';
    fireEvent.blur(input);
    expect(onInput).toHaveBeenCalledWith('filled');
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it('field never clears a value set without an event and shows changes of its model', () => {
    const field = { label: 'Username', name: 'username', onInput: noop };
    const { rerender } = render(<InputField {...field} value="" />);
    const input = screen.getByRole('textbox') as HTMLInputElement;
    input.value = 'filled';
    rerender(<InputField {...field} value="" error="Too short" />);
    expect(input.value).toBe('filled');
    rerender(<InputField {...field} value="other" />);
    expect(input.value).toBe('other');
    fireEvent.input(input, { target: { value: 'other!' } });
    rerender(<InputField {...field} value="other" error="No marks" />);
    expect(input.value).toBe('other');
  });

  it('field shows the value that its owner has normalized, even if it equals the previous value', () => {
    render(<DigitsField />);
    const input = screen.getByRole('textbox') as HTMLInputElement;
    fireEvent.input(input, { target: { value: '1a' } });
    expect(input.value).toBe('1');
    fireEvent.input(input, { target: { value: '1b' } });
    expect(input.value).toBe('1');
  });

  it('password field writes no password into the markup, which a page may copy', () => {
    render(<PasswordField label="P" name="p" value="secret" showLabel="S" hideLabel="H" onInput={noop} />);
    expect((screen.getByLabelText('P') as HTMLInputElement).value).toBe('secret');
    expect(document.body.innerHTML).not.toContain('secret');
  });
});

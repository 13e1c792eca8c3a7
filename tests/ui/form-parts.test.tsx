/** Form parts: accessibility, keyboard use and password managers. */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../sdk/ui/button/button.tsx';
import { CaptchaField, MailOffer } from '../../sdk/ui/captcha/captcha-field.tsx';
import { AreaField } from '../../sdk/ui/field/area-field.tsx';
import { Checkbox } from '../../sdk/ui/field/checkbox.tsx';
import { CodeField } from '../../sdk/ui/field/code-field.tsx';
import { InputField } from '../../sdk/ui/field/input-field.tsx';
import { PasswordField } from '../../sdk/ui/field/password-field.tsx';
import { PhoneField } from '../../sdk/ui/field/phone-field.tsx';
import { Segmented } from '../../sdk/ui/tabs/segmented.tsx';
import { Toast } from '../../sdk/ui/toasts/toast.tsx';
import { eventually } from '../helpers/eventually.ts';

const noop = () => {};

function RememberBox() {
  const [on, setOn] = useState(false);
  return (
    <Checkbox name="remember" checked={on} onChange={setOn} error={on ? undefined : 'Please tick'}>
      Remember me
    </Checkbox>
  );
}

describe('form fields', () => {
  it('input is named by its label and described by its error', () => {
    render(<InputField label="Username" name="username" value="ab" error="Too short" onInput={noop} />);
    const input = screen.getByRole('textbox', { name: 'Username' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toBe('Too short');
    expect(screen.getByRole('alert').textContent).toBe('Too short');
  });

  it('input is described by the hint while there is no error', () => {
    render(<InputField label="Name" name="name" value="" hint="As on your card" note="(optional)" onInput={noop} />);
    const input = screen.getByRole('textbox', { name: 'Name (optional)' });
    expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toBe('As on your card');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('input field reports typed text and passes its autocomplete attribute', () => {
    const onInput = vi.fn();
    render(<InputField label="Username" name="username" value="" autoComplete="username" onInput={onInput} />);
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'ann' } });
    expect(onInput).toHaveBeenCalledWith('ann');
    expect(screen.getByRole('textbox').getAttribute('autocomplete')).toBe('username');
  });

  it('VALID-15 VALID-17 text area shows its count, accepts text over the limit and shows its error', () => {
    const onInput = vi.fn();
    const area = { label: 'Remark', name: 'remark', rows: 2, hint: 'A number', count: '141 / 140', onInput };
    const { rerender } = render(<AreaField {...area} value="" />);
    const box = screen.getByRole('textbox', { name: 'Remark' });
    const described = () => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described()).toBe('A number');
    expect(screen.getByText('141 / 140')).toBeTruthy();
    const long = 'x'.repeat(141);
    fireEvent.input(box, { target: { value: long } });
    expect(onInput).toHaveBeenCalledWith(long);
    rerender(<AreaField {...area} value={long} error="At most 140" />);
    expect(described()).toBe('At most 140');
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });

  it('PSW-05 password button shows and hides the password', () => {
    render(
      <PasswordField
        label="Password"
        name="password"
        value="secret"
        showLabel="Show"
        hideLabel="Hide"
        onInput={noop}
      />,
    );
    const input = screen.getByLabelText('Password') as HTMLInputElement;
    expect(input.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(input.type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(input.type).toBe('password');
  });

  it('SMS-01 SMS-04 code field shows its button, and during the countdown the countdown instead', () => {
    const onSend = vi.fn();
    const field = { label: 'Code', name: 'messageCode', value: '', sendLabel: 'Send', onInput: noop, onSend };
    const { rerender } = render(<CodeField {...field} waiting={null} />);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('textbox').getAttribute('autocomplete')).toBe('one-time-code');
    rerender(<CodeField {...field} waiting="Send again in 48 s" />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Send again in 48 s')).toBeTruthy();
  });

  it('phone field shows the dialing code of its country, also before the list has loaded', () => {
    const onDial = vi.fn();
    const field = { label: 'Number', name: 'mobileNum', value: '', dialLabel: 'Country', onInput: noop, onDial };
    const { rerender } = render(<PhoneField {...field} dialingCode="84" countries={[]} />);
    const select = screen.getByRole('combobox', { name: 'Country' }) as HTMLSelectElement;
    expect(select.value).toBe('84');
    const countries = [
      { name: 'Vietnam', dialingCode: '84' },
      { name: 'Brazil', dialingCode: '55' },
    ];
    rerender(<PhoneField {...field} dialingCode="84" countries={countries} />);
    expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['Vietnam +84', 'Brazil +55']);
    fireEvent.change(select, { target: { value: '55' } });
    expect(onDial).toHaveBeenCalledWith('55');
  });

  it('VALID-10 a click on the captcha image requests another image', () => {
    const onRefresh = vi.fn();
    render(
      <CaptchaField
        label="Captcha"
        name="identifying"
        value=""
        image={null}
        refreshLabel="Another picture"
        onInput={noop}
        onRefresh={onRefresh}
        mail={{ offer: 'By mail', label: 'Email', send: 'Send', sent: null, onSend: async () => undefined }}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Another picture' }));
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });

  it('S37 Enter in the email field of a mailed code requests the code and does not submit the form', async () => {
    const onSend = vi.fn(async () => undefined);
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <MailOffer offer="By mail" label="Email" send="Send" onSend={onSend} />
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'By mail' }));
    const address = screen.getByRole('textbox', { name: 'Email' });
    fireEvent.input(address, { target: { value: 'lan@example.com' } });
    // A keydown without preventDefault would submit the form.
    expect(fireEvent.keyDown(address, { key: 'Enter' })).toBe(false);
    await eventually(() => expect(onSend).toHaveBeenCalledWith('lan@example.com'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('choices in a form', () => {
  it('a click on the label toggles the checkbox', () => {
    render(<RememberBox />);
    const box = screen.getByRole('checkbox', { name: 'Remember me' }) as HTMLInputElement;
    expect(document.getElementById(box.getAttribute('aria-describedby')!)?.textContent).toBe('Please tick');
    fireEvent.click(screen.getByText('Remember me'));
    expect(box.checked).toBe(true);
    expect(box.hasAttribute('aria-describedby')).toBe(false);
  });

  it('exactly one option of a segmented control is pressed', () => {
    const onSelect = vi.fn();
    const options = [
      { id: 'username', label: 'Username' },
      { id: 'sms', label: 'Mobile number' },
    ];
    render(<Segmented label="How" options={options} selected="username" onSelect={onSelect} />);
    expect(screen.getByRole('button', { name: 'Username', pressed: true })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Mobile number', pressed: false }));
    expect(onSelect).toHaveBeenCalledWith('sms');
  });
});

describe('busy states and messages', () => {
  it('busy button ignores clicks, does not submit the form and stays focused', () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn(event => event.preventDefault());
    const page = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy} onClick={onClick}>
          Go
        </Button>
      </form>
    );
    const { rerender } = render(page(false));
    screen.getByRole('button').focus();
    rerender(page(true));
    fireEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('CONST-01 toast text appears in an existing live region', () => {
    const { rerender } = render(<Toast message={null} />);
    const region = screen.getByRole('status');
    rerender(<Toast message="Saved" />);
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('Saved');
  });
});

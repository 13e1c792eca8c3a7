/** One field of the registration, of any kind that the server may ask for (REG-04). */
import type { ShownField } from 'lobbykit/domain';
import { InputField } from 'lobbykit/parts';
import { usePageText } from '../../i18n/page-text.ts';
import { shapeOf } from '../../icons/icon.tsx';
import type { RegisterForm, RegisterValues } from '../../models/account/register-form.ts';
import { CaptchaLine } from '../../parts/forms/captcha-line.tsx';
import { CodeLine } from '../../parts/forms/code-line.tsx';
import { PasswordLine } from '../../parts/forms/password-line.tsx';
import { PhoneLine } from '../../parts/forms/phone-line.tsx';
import type { Lines } from '../../parts/forms/use-lines.ts';
import { FIELD_LOOKS } from '../../rules/account/field-looks.ts';

export interface RegisterFieldProps {
  readonly field: ShownField;
  readonly model: RegisterForm;
  readonly lines: Lines<RegisterValues>;
}

export function RegisterField({ field: { name, required, setting }, model, lines }: RegisterFieldProps) {
  const text = usePageText();
  const { values } = lines.state;
  const line = { ...lines.line(name), onBlur: () => void model.leave(name) };
  const common = {
    ...line,
    required,
    label: text(`field.${name}`),
    note: required ? undefined : text('field.optional'),
  };
  if (name === 'captcha') return <CaptchaLine line={line} captcha={model.captcha} />;
  if (name === 'verificationCode') return <CodeLine line={line} code={model.code} />;
  if (name === 'mobileNum') {
    return (
      <PhoneLine
        {...line}
        required={required}
        note={common.note}
        dialingCode={values.countryDialingCode}
        onDial={code => lines.actions.set('countryDialingCode', code)}
      />
    );
  }
  if (name === 'password' || name === 'confirmPassword' || name === 'paymentPassword') {
    const names = [values.username, values.mobileNum];
    const judged = name === 'password' ? { names, rules: model.rules(), field: setting } : undefined;
    return <PasswordLine {...common} autoComplete="new-password" judged={judged} />;
  }
  const { icon, ...look } = FIELD_LOOKS[name] ?? { icon: 'message' };
  const placeholder = name === 'affiliateCode' ? text('field.affiliateExample') : undefined;
  return <InputField {...common} {...look} icon={shapeOf(icon)} placeholder={placeholder} />;
}

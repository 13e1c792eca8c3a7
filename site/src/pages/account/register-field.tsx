/** One field of the registration, whichever the server asks for (REG-04). */
import type { ShownField } from 'lobbykit/domain';
import { InputField } from 'lobbykit/parts';
import { usePageText } from '../../i18n/page-text.ts';
import type { RegisterForm, RegisterValues } from '../../models/register-form.ts';
import { CaptchaLine } from '../../parts/captcha-line.tsx';
import { CodeLine } from '../../parts/code-line.tsx';
import { shapeOf } from '../../parts/icon.tsx';
import { PasswordLine } from '../../parts/password-line.tsx';
import { PhoneLine } from '../../parts/phone-line.tsx';
import type { Lines } from '../../parts/use-lines.ts';
import { FIELD_LOOKS } from '../../rules/field-looks.ts';

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

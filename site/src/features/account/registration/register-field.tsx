/** Input for one field of the registration form, of any type that the gateway can configure (REG-04). */
import type { ShownField } from 'lobbykit/domain';
import { InputField } from 'lobbykit/parts';
import { FIELD_VARIANTS } from '../../../shared/forms/field-variants.ts';
import { PhoneFormField } from '../../../shared/forms/phone-form-field.tsx';
import type { FormFields } from '../../../shared/forms/use-form-fields.ts';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { shapeOf } from '../../../shared/icons/icon.tsx';
import { CaptchaFormField } from '../../verification/captcha-form-field.tsx';
import { CodeFormField } from '../../verification/code-form-field.tsx';
import { PasswordFormField } from '../password/password-form-field.tsx';
import type { RegisterForm, RegisterValues } from './register-model.ts';

export interface RegisterFieldProps {
  readonly field: ShownField;
  readonly model: RegisterForm;
  readonly lines: FormFields<RegisterValues>;
}

export function RegisterField({ field: { name, required, setting }, model, lines }: RegisterFieldProps) {
  const text = usePageText();
  const { values } = lines.state;
  const line = { ...lines.line(name), onBlur: () => void model.blur(name) };
  const common = {
    ...line,
    required,
    label: text(`field.${name}`),
    note: required ? undefined : text('field.optional'),
  };
  if (name === 'captcha') return <CaptchaFormField line={line} captcha={model.captcha} />;
  if (name === 'verificationCode') return <CodeFormField line={line} code={model.code} />;
  if (name === 'mobileNum') {
    return (
      <PhoneFormField
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
    return <PasswordFormField {...common} autoComplete="new-password" judged={judged} />;
  }
  const { icon, ...fieldProps } = FIELD_VARIANTS[name] ?? { icon: 'message' };
  const placeholder = name === 'affiliateCode' ? text('field.affiliateExample') : undefined;
  return <InputField {...common} {...fieldProps} icon={shapeOf(icon)} placeholder={placeholder} />;
}

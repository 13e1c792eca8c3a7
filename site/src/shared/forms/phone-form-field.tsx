import { useStore } from '@nanostores/react';
import { PhoneField, type PhoneFieldProps } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useMemo } from 'react';
import { usePageText } from '../i18n/page-text.ts';
import { createCountries } from './countries.ts';

/** Phone number input that offers the dialing codes of the merchant's countries. */
export function PhoneFormField(props: Omit<PhoneFieldProps, 'countries' | 'dialLabel' | 'label'>) {
  const lobby = useLobby();
  const text = usePageText();
  const countries = useStore(useMemo(() => createCountries(lobby), [lobby]));
  return (
    <PhoneField {...props} label={text('field.mobileNum')} dialLabel={text('field.country')} countries={countries} />
  );
}

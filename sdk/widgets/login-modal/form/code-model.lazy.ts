/**
 * Login by SMS code, and the kit's slide puzzle before a code is sent. This chunk loads with the first login by code.
 */

import type { Form, Values } from '../../../forms/form.ts';
import { createSlide, type Slide } from '../../../forms/slide.ts';
import { type CodeModel, createCode, numberOf } from '../../../forms/sms-code.ts';
import { loginSlide } from '../../../i18n/english/login-slide.ts';
import { loginSms } from '../../../i18n/english/login-sms.ts';
import { addEnglish } from '../../../i18n/english.ts';
import type { Lobby, MobileNumber } from '../../../lobby/types.ts';

addEnglish(loginSms);
addEnglish(loginSlide);

export interface LoginCode {
  readonly code: CodeModel;
  /** Slide puzzle, shown if the host has no challenge of its own. */
  readonly slide: Slide;
}

export function createLoginCode<V extends Values & MobileNumber>(lobby: Lobby, form: Form<V>): LoginCode {
  const slide = createSlide(lobby);
  const code = createCode(lobby, { purpose: 'login', challenge: slide.actions.challenge, ...numberOf(form) });
  return { code, slide };
}

/**
 * Binds an email address or a phone number to the account by codes (SAFE-02). Requires no DOM, and the page stores the
 * input.
 */
import type { Lobby, Model } from 'lobbykit';
import { parseNumber, parseText, tidyMobile } from 'lobbykit/domain';
import { latestOnly } from 'lobbykit/forms';
import { contactCode, setEmail, setMobile } from 'lobbykit/wire';
import { atom } from 'nanostores';
import { type StepState, singleFlight } from '../../../shared/forms/single-flight.ts';

export type ContactKind = 'email' | 'mobile';

/** Input of the member: an email address, or a phone number without its dialing code. */
export interface TypedContact {
  readonly value: string;
  /** Dialing code of a phone number, digits only, such as `84`. */
  readonly dialingCode: string;
}

/** Code that the gateway has sent. */
export interface SentCode {
  /** Masked email address or phone number to which the code was sent. */
  readonly to: string;
  /** Earliest time at which another code can be requested, ms since 1970. */
  readonly nextTime: number;
}

export interface ContactState extends StepState {
  /** Code sent to the new contact; null before it is sent. */
  readonly sent: SentCode | null;
  /** Code sent to the previous contact; null before it is sent. */
  readonly sentOld: SentCode | null;
}

/**
 * Proof that the member owns the account. With `oldCode`, the contact changes immediately; with `password`, a first
 * contact is set immediately, but a change takes effect after 24 h.
 */
export interface ContactVerification {
  readonly verificationCode: string;
  readonly oldCode?: string;
  readonly password?: string;
}

export interface ContactActions {
  /**
   * Sends a code to the new contact. This and the following functions resolve with true on success; otherwise
   * `actionError` contains the error.
   */
  sendCode(to: TypedContact): Promise<boolean>;
  sendOldCode(): Promise<boolean>;
  bind(to: TypedContact, verification: ContactVerification): Promise<boolean>;
  /** Discards the code that was requested for the previous input, after the member changes the input. */
  retype(): void;
}

export type ContactModel = Model<ContactState, ContactActions>;

/** Creates the model that binds an email address or a phone number (`kind`); sends no request initially. */
export function createContact(
  lobby: Pick<Lobby, 'call' | '$language' | 'refreshMember'>,
  kind: ContactKind,
): ContactModel {
  const start: ContactState = { sent: null, sentOld: null, busy: false, actionError: null };
  const $state = atom<ContactState>(start);
  const act = singleFlight($state);
  const typed = latestOnly();
  const language = () => ({ language: lobby.$language.get() });
  const numberOf = ({ value, dialingCode }: TypedContact) => ({
    countryDialingCode: dialingCode,
    mobileNum: tidyMobile(value, dialingCode),
  });
  const wireOf = (to: TypedContact) => (kind === 'email' ? { email: to.value.trim() } : numberOf(to));
  const send = async (to: TypedContact | null): Promise<SentCode> => {
    const { value } = await lobby.call(contactCode, { body: { kind, ...(to && wireOf(to)), ...language() } });
    return { to: parseText(value.sentTo), nextTime: parseNumber(value.expirationTime) ?? 0 };
  };

  return {
    $state,
    actions: {
      sendCode: to =>
        act(async () => {
          const isTyped = typed.start();
          const sent = await send(to);
          return isTyped() ? { sent } : {};
        }),
      sendOldCode: () => act(async () => ({ sentOld: await send(null) })),
      bind: (to, verification) =>
        act(async () => {
          const more = { ...verification, ...language() };
          if (kind === 'email') await lobby.call(setEmail, { body: { email: to.value.trim(), ...more } });
          else await lobby.call(setMobile, { body: { ...numberOf(to), ...more } });
          await lobby.refreshMember();
          return start;
        }),
      retype() {
        typed.changed();
        $state.set({ ...($state.value ?? start), sent: null, actionError: null });
      },
    },
  };
}

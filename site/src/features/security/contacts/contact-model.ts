/** Binds an email address or a phone number by codes (SAFE-02). The page holds the input; requires no DOM. */
import type { Lobby, Model } from 'lobbykit';
import { parseNumber, parseText, tidyMobile } from 'lobbykit/domain';
import { latestOnly } from 'lobbykit/forms';
import { contactCode, setEmail, setMobile } from 'lobbykit/wire';
import { atom } from 'nanostores';
import { type StepState, singleFlight } from '../../../shared/forms/single-flight.ts';

export type ContactKind = 'email' | 'mobile';

/** Email address, or phone number without its dialing code. */
export interface TypedContact {
  readonly value: string;
  /** Dialing code of a phone number, digits only: 84. */
  readonly dialingCode: string;
}

/** Code that was sent. */
export interface SentCode {
  /** Masked recipient. */
  readonly to: string;
  /** Earliest time of another code, ms since 1970. */
  readonly nextTime: number;
}

export interface ContactState extends StepState {
  /** Code sent to the new contact; null before. */
  readonly sent: SentCode | null;
  /** Code sent to the previous contact; null before. */
  readonly sentOld: SentCode | null;
}

/**
 * Proof of ownership: `oldCode` changes the contact immediately; `password` sets a first contact immediately and
 * replaces one after 24 h.
 */
export interface ContactVerification {
  readonly verificationCode: string;
  readonly oldCode?: string;
  readonly password?: string;
}

export interface ContactActions {
  /**
   * Sends a code to the new contact. This step and the following ones resolve with true on success; otherwise
   * `actionError` contains the error.
   */
  sendCode(to: TypedContact): Promise<boolean>;
  sendOldCode(): Promise<boolean>;
  bind(to: TypedContact, verification: ContactVerification): Promise<boolean>;
  /** Discards the code of the previous input, sent or in flight, when the input changes. */
  retype(): void;
}

export type ContactModel = Model<ContactState, ContactActions>;

/** Creates the model that binds the member's email address or phone number, by `kind`; sends no initial request. */
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

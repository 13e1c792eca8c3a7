/** Binding a mail or a mobile by codes (SAFE-02). What is typed stays with the page. Needs no DOM. */
import type { Lobby, Model } from 'lobbykit';
import { parseNumber, parseText, tidyMobile } from 'lobbykit/domain';
import { latestOnly } from 'lobbykit/forms';
import { contactCode, setEmail, setMobile } from 'lobbykit/wire';
import { atom } from 'nanostores';
import { type StepState, singleFlight } from '../../../shared/forms/single-flight.ts';

export type ContactKind = 'email' | 'mobile';

/** A mail address, or a number without its dialing code. */
export interface TypedContact {
  readonly value: string;
  /** Digits of the country of a number: 84. */
  readonly dialingCode: string;
}

/** A code that is under way. */
export interface SentCode {
  /** Where it went, masked. */
  readonly to: string;
  /** When another one may be asked for, ms since 1970. */
  readonly nextTime: number;
}

export interface ContactState extends StepState {
  /** The code to the new one, null before. */
  readonly sent: SentCode | null;
  /** The code to the one before. */
  readonly sentOld: SentCode | null;
}

/** `oldCode` does it at once; `password` binds a first one at once and another one after 24 h. */
export interface ContactVerification {
  readonly verificationCode: string;
  readonly oldCode?: string;
  readonly password?: string;
}

export interface ContactActions {
  /** This and the following steps give true when they were done; else `refusal` says why not. */
  sendCode(to: TypedContact): Promise<boolean>;
  sendOldCode(): Promise<boolean>;
  bind(to: TypedContact, verification: ContactVerification): Promise<boolean>;
  /** Another address or number is being typed: the code that went to the one before, or is on its way there, is of no use. */
  retype(): void;
}

export type ContactModel = Model<ContactState, ContactActions>;

/** Binds the mail address or the mobile number of the member, as `kind` says; asks nothing by itself. */
export function createContact(
  lobby: Pick<Lobby, 'call' | '$language' | 'refreshMember'>,
  kind: ContactKind,
): ContactModel {
  const start: ContactState = { sent: null, sentOld: null, busy: false, refusal: null };
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
          const isTyped = typed.begin();
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
        $state.set({ ...($state.value ?? start), sent: null, refusal: null });
      },
    },
  };
}

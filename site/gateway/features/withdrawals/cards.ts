/**
 * Bank cards for withdrawals (OUT-03). Numbers are encrypted before storage, and members see only the last four digits.
 */
import { foldPayeeName, parseCardNumber } from 'lobbykit/domain';
import type { Audit } from '../../platform/audit/audit.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { CallerMember } from '../../platform/http/session.ts';
import { localize } from '../../platform/localized-text.ts';
import type { Message } from '../../platform/outbox/outbox.ts';
import type { Fields } from '../../platform/secrets/encrypted-fields.ts';
import { lockMember, readMember } from '../account/members-repository.ts';
import { setPayeeName } from '../account/profile/repository.ts';
import {
  addCard,
  type BankCard,
  cardsOf,
  cardsUnderOther,
  changeCard,
  hasHadCard,
  readBanks,
  removeCard,
} from './cards-repository.ts';
import { bankUnknown, cardKnown, cardNameWrong, cardsFull, cardUnknown, numberWrong } from './errors.ts';
import { notify } from './notifications.ts';

export const MAX_CARDS = 5;
/** Delay until a card other than the member's first one can receive a withdrawal, ms. */
const WAITS_MS = 86_400_000;

/** Context of the encryption of a card number: a ciphertext copied to another member cannot be decrypted. */
const placeOf = (memberId: number) => `card of member ${memberId}`;
/**
 * Context of the blind index: equal numbers of the same bank have the same index for all members of a merchant, but
 * different indexes across merchants.
 */
const kindOf = (merchant: string, bank: string) => `card ${merchant} ${bank}`;

export const masked = (lastFour: string) => `···· ${lastFour}`;

export interface CardRequest {
  readonly bankId: string | number;
  readonly accountNo: string;
  readonly payeeName: string;
}

export interface CardTools {
  readonly fields: Fields;
  readonly audit: Audit;
}

/** Adds a card in the caller's transaction, and returns the mail that notifies the member. Throws ApiError. */
export async function addOwnCard(
  trx: Trx,
  { memberId, merchant, address, language }: CallerMember,
  { bankId, accountNo, payeeName }: CardRequest,
  { fields, audit }: CardTools,
  now: number,
): Promise<Message | null> {
  await lockMember(trx, memberId);
  const bank = (await readBanks(trx)).find(({ code, enabled }) => enabled && code === String(bankId));
  if (!bank) throw bankUnknown();
  const [min, max] = [bank.min_digits, bank.max_digits];
  const number = parseCardNumber(accountNo, { min, max, isChecked: bank.is_checked });
  if (number === null) throw numberWrong(min, max);
  const cards = await cardsOf(trx, memberId);
  if (cards.length >= MAX_CARDS) throw cardsFull(MAX_CARDS);
  const { profile } = await readMember(trx, memberId);
  const known = profile.payeeName || null;
  const name = foldPayeeName(payeeName);
  if (known !== null && foldPayeeName(known) !== name) throw cardNameWrong(known);
  const index = fields.index(kindOf(merchant, bank.code), number);
  if (cards.some(card => fields.indexes(kindOf(merchant, bank.code), number).includes(card.number_index)))
    throw cardKnown();
  const isFirst = !(await hasHadCard(trx, memberId));
  const added = await addCard(trx, {
    member_id: memberId,
    merchant_code: merchant,
    bank_code: bank.code,
    ciphertext: fields.encrypt(placeOf(memberId), number),
    number_index: index,
    last_four: number.slice(-4),
    payee_name: name,
    added_at: now,
    usable_at: isFirst ? now : now + WAITS_MS,
    removed_at: null,
  });
  if (!added) throw cardKnown();
  if (known === null) await setPayeeName(trx, memberId, name);
  const mail = await notify(trx, { memberId, event: 'card-added', now, language, values: { card: added.last_four } });
  await audit.note(trx, {
    kind: 'card-added',
    merchant,
    memberId,
    address,
    detail: { card: added.last_four, bank: bank.code },
  });
  return mail;
}

/** Removes a card, and returns the mail that notifies the member. Pending withdrawals to the card are still paid. */
export async function removeOwnCard(
  trx: Trx,
  { memberId, merchant, address, language }: CallerMember,
  cardId: string | number,
  { audit }: Pick<CardTools, 'audit'>,
  now: number,
): Promise<Message | null> {
  const card = (await cardsOf(trx, memberId)).find(({ id }) => id === Number(cardId));
  if (!card || !(await removeCard(trx, memberId, card.id, now))) throw cardUnknown();
  const mail = await notify(trx, { memberId, event: 'card-removed', now, language, values: { card: card.last_four } });
  await audit.note(trx, { kind: 'card-removed', merchant, memberId, address, detail: { card: card.last_four } });
  return mail;
}

/** Decrypts a card number. Only payout providers may receive it. */
export const numberOf = (fields: Fields, { member_id, ciphertext }: BankCard): string =>
  fields.decrypt(placeOf(member_id), ciphertext);

/** Returns the blind indexes with which the same number of other members is found: one per key. */
export const fingerprintsOf = (fields: Fields, card: BankCard): string[] =>
  fields.indexes(kindOf(card.merchant_code, card.bank_code), numberOf(fields, card));

/** Re-encrypts cards that are encrypted with an older key; returns the number of these cards. */
export async function reencryptCards(db: Database, fields: Fields): Promise<number> {
  const [newest = ''] = fields.keyIds();
  for (let done = 0; ; ) {
    const cards = await cardsUnderOther(db, newest, 100);
    if (cards.length === 0) return done;
    for (const card of cards) {
      const number = numberOf(fields, card);
      await changeCard(db, card.id, {
        ciphertext: fields.encrypt(placeOf(card.member_id), number),
        number_index: fields.index(kindOf(card.merchant_code, card.bank_code), number),
      });
      done += 1;
    }
  }
}

/** Returns the cards of a member in the format of API responses. */
export async function cardResponses(db: Database, memberId: number, language: string) {
  const banks = new Map((await readBanks(db)).map(bank => [bank.code, bank]));
  return (await cardsOf(db, memberId)).map(card => {
    const bank = banks.get(card.bank_code);
    return {
      cardId: card.id,
      bankId: card.bank_code,
      bankName: bank ? localize(bank.names, language) : card.bank_code,
      iconUrl: bank?.icon_path ?? null,
      accountNo: masked(card.last_four),
      payeeName: card.payee_name,
      addTime: card.added_at,
      usableTime: card.usable_at,
    };
  });
}

export const bankResponses = async (db: Database, language: string) =>
  (await readBanks(db))
    .filter(({ enabled }) => enabled)
    .map(({ code, kind, names, icon_path, min_digits, max_digits }) => ({
      bankId: code,
      kind,
      bankName: localize(names, language),
      iconUrl: icon_path,
      digitsMin: min_digits,
      digitsMax: max_digits,
    }));

/** Schemas for the results of a data source's methods. */
import { array, boolean, type GenericSchema, nullish, number, picklist, string, union } from 'valibot';
import type {
  SourceDownloads,
  SourceDraw,
  SourceGame,
  SourceGames,
  SourceLottery,
  SourceResult,
  SourceResults,
  SourceServices,
  SourceSession,
  SourceVendor,
  SourceWin,
  SourceWins,
} from '../../protocol/embed/source.ts';
import { object } from '../../protocol/object.ts';
import { scalar } from '../../protocol/schemas.ts';

/** Optional string or boolean. */
const text = nullish(string());
const flag = nullish(boolean());
const time = nullish(number());
const count = nullish(number());

/** Optional fields may also be null, because most back ends send null in JSON. */
type Loose<T> = T extends readonly (infer Row)[]
  ? readonly Loose<Row>[]
  : T extends object
    ? { readonly [K in keyof T]: Loose<T[K]> | (undefined extends T[K] ? null : never) }
    : T;
type Rows<T> = GenericSchema<unknown, Loose<T>>;

export const numbers = union([array(array(scalar)), array(scalar)]);

export const result = object({ drawNumber: scalar, numbers, at: time }) satisfies Rows<SourceResult>;

export const lottery = object({
  id: scalar,
  name: string(),
  code: text,
  group: text,
  icon: text,
  drawAt: time,
  closesAt: time,
  onSale: flag,
  drawNumber: nullish(scalar),
  previous: nullish(result),
  drawDays: nullish(array(number())),
  zone: text,
}) satisfies Rows<SourceLottery>;

export const draw = object({
  drawNumber: scalar,
  drawAt: number(),
  closesAt: time,
  onSale: flag,
}) satisfies Rows<SourceDraw>;

export const results = object({ results: array(result), totalPages: count }) satisfies Rows<SourceResults>;

const win = object({
  name: string(),
  game: string(),
  amount: scalar,
  avatar: text,
  gameId: nullish(scalar),
  vendor: text,
  category: text,
}) satisfies Rows<SourceWin>;

export const wins = object({ wins: array(win), currency: text }) satisfies Rows<SourceWins>;

export const game = object({
  id: scalar,
  name: string(),
  vendor: text,
  category: text,
  image: text,
  isHot: flag,
  isNew: flag,
}) satisfies Rows<SourceGame>;

export const games = object({ games: array(game), totalPages: count }) satisfies Rows<SourceGames>;

export const vendor = object({
  id: string(),
  name: string(),
  category: string(),
  icon: text,
}) satisfies Rows<SourceVendor>;

export const services = object({
  support: string(),
  links: nullish(
    array(object({ channel: picklist(['telegram', 'facebook', 'whatsapp']), url: string(), label: text })),
  ),
}) satisfies Rows<SourceServices>;

export const downloads = object({
  android: text,
  ios: text,
  iosProfile: text,
  icon: text,
  description: text,
  color: text,
  background: text,
}) satisfies Rows<SourceDownloads>;

export const session = object({ token: string(), userName: text, isTrial: flag }) satisfies Rows<SourceSession>;

/** Reads a response without a schema. */
import { type PlainAnswer, plainAnswer } from '../wire/plain-answer.ts';
import type { ClientOptions } from './exchange.ts';
import { readHead, type Timed } from './head.ts';

/** What a response says, if that is plainly in order; rejects for a body that is no JSON or breaks off. */
export async function readPlainly<T>(
  options: Pick<ClientOptions, 'serverNow' | 'onAnswer'>,
  { response, sentAt, receivedAt }: Timed,
  isPlain: (value: unknown) => value is T,
): Promise<PlainAnswer<T> | null> {
  const answer = plainAnswer(await response.json(), isPlain);
  if (answer) {
    const { serverTime } = answer;
    options.onAnswer({ sentAt, receivedAt, ...readHead(response, options.serverNow()), serverTime });
  }
  return answer;
}

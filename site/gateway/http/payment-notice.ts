/** Where payment providers report: POST /pay/notify/<merchant>/<provider> (PAY-08). No session, no origin, no envelope: programs ask. */
import type { TakeNotice } from '../service/deposit/notices.ts';
import { readBytes } from './body-size.ts';
import type { Exchange } from './exchange.ts';
import { COMMON_HEADERS } from './headers/headers.ts';

export const NOTICE_PATH = '/pay/notify/:merchant/:provider';

/** Providers ask again on anything but 200. */
const STATUS = { done: 200, again: 200, unclaimed: 200, unreadable: 400, forged: 401, unknown: 404 } as const;

/** Reads the body as it is and answers what became of it. */
export async function answerNotice(
  takeNotice: TakeNotice,
  to: { readonly merchant: string; readonly provider: string },
  { request, address }: Pick<Exchange, 'request' | 'address'>,
  now: number,
): Promise<Response> {
  const body = await readBytes(request);
  const outcome = await takeNotice({ ...to, headers: request.headers, body, now, address });
  const why = outcome.kind === 'unreadable' ? { message: `${outcome.why}.` } : {};
  return new Response(JSON.stringify({ outcome: outcome.kind, ...why }), {
    status: STATUS[outcome.kind],
    headers: { ...COMMON_HEADERS, 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

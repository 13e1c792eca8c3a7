/** Answers that stand in first content. */
import { parseNumber } from '../parse-values.ts';

/**
 * The answer in what came along with first content; null where `isValue` refuses its value. The schemas have not loaded yet, so single
 * fields are not checked here: the readers of the models take a senseless one for missing.
 */
export function responseValue<T>(data: unknown, isValue: (value: unknown) => value is T) {
  const { value, serverTime, refresh, sandbox } = Object(data);
  if (!isValue(value)) return null;
  const publishLag = parseNumber(refresh?.publishLag);
  const spreadMs = parseNumber(refresh?.spreadMs);
  return {
    value,
    serverTime: parseNumber(serverTime) ?? undefined,
    refresh: publishLag === null || spreadMs === null ? undefined : { publishLag, spreadMs },
    sandbox: sandbox === true,
  };
}

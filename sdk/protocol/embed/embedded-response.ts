/** Parses responses that are embedded in prerendered markup. */
import { parseNumber } from '../parse-values.ts';

/**
 * Returns the response in embedded data; null if `isValue` rejects its value. Fields of rows are not validated, because
 * the schemas have not loaded yet; the parsers of the models treat invalid fields as missing.
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

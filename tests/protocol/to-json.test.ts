import { array, string } from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { object } from '../../sdk/protocol/object.ts';
import { parseResponse } from '../../sdk/protocol/parse-response.ts';
import { toJson } from '../../sdk/protocol/to-json.ts';

const lists = Array.prototype as { toJSON?: unknown };
const all = Object.prototype as { extend?: unknown };

afterEach(() => {
  delete lists.toJSON;
  delete all.extend;
});

const value = { ids: ['a', 'b'], deep: [{ rows: [[1], []] }], none: null, left: undefined, text: 'é"' };

it('S26 toJson serializes arrays correctly if a library added a toJSON to Array.prototype', () => {
  const expected = JSON.stringify(value);
  expect(toJson(value)).toBe(expected);
  lists.toJSON = function (this: unknown[]) {
    return `[${this.join()}]`;
  };
  expect(JSON.stringify(value)).not.toBe(expected);
  expect(toJson(value)).toBe(expected);
});

it('S26 parseResponse ignores enumerable properties that a library added to Object.prototype', () => {
  const response = object({ list: array(object({ name: string() })) });
  const input = { list: [{ name: 'a' }] };
  all.extend = () => {};
  expect(parseResponse(response, input)).toMatchObject({ ok: true, value: { list: [{ name: 'a' }] } });
});

// @vitest-environment node
/** One source, two runtimes: every name the views use exists in React and in @preact/compat. */
import * as compat from '@preact/compat';
import * as react from 'react';
import { describe, expect, it } from 'vitest';
import { DRAWN } from '../../sdk/elements/script-react.ts';
import * as dialect from '../../sdk/ui/dialect.ts';
import { sourcesBelow } from '../helpers/sources.ts';

const VIEWS = [...sourcesBelow('sdk/ui'), ...sourcesBelow('sdk/widgets')].filter(({ path }) => path.endsWith('.tsx'));

describe('the dialect of the views', () => {
  it.each(Object.keys(dialect))('%s is in both runtimes', name => {
    expect(Reflect.get(react, name)).toBeDefined();
    expect(Reflect.get(compat, name)).toBeDefined();
  });

  it('is all that views import of React; only components and the boundary of elements go past it', () => {
    const past = VIEWS.filter(({ path, imports }) => {
      const direct = imports.some(({ target, type }) => target === 'react' && !type);
      return direct && !/[/-]component\.tsx$/.test(path);
    });
    expect(past.map(({ path }) => path)).toEqual([]);
  });

  it('has no ref as a prop and nothing of React 19 alone', () => {
    const newer =
      /\bref[?]?:|forwardRef|useImperativeHandle|useActionState|useOptimistic|useFormStatus|<Activity|\buse\(/;
    expect(VIEWS.filter(({ code }) => newer.test(code)).map(({ path }) => path)).toEqual([]);
  });

  it('06.2 has no habit of React that chunks of the script tag lack', () => {
    const attributes = VIEWS.flatMap(({ path, code }) =>
      [...code.matchAll(/\s([a-z]+[A-Z]\w*)=["{]/g)].map(([, name = '']) => ({ path, name })),
    );
    const drawings =
      /^(accent|alignment|baseline|clip|color|dominant|fill|flood|font|glyph|letter|lighting|marker|overline|paint|pointer|shape|stop|stroke|text|transform|underline|unicode|vector|vert|word|writing)[A-Z]/;
    const others = attributes.filter(
      ({ name }) => (drawings.test(name) && !DRAWN.test(name)) || /^(onDoubleClick|default[A-Z])/.test(name),
    );
    expect(others).toEqual([]);
    // Of a field one hears by onInput: React's onChange is that too, preact's is not.
    const changes = VIEWS.flatMap(({ path, code }) =>
      [...code.matchAll(/<(input|textarea)\b[^<]*?\sonChange=/g)].map(([tag]) => ({ path, tag })),
    );
    expect(changes.filter(({ tag }) => !/type="(checkbox|radio|file)"/.test(tag))).toEqual([]);
    // A number is no length.
    expect(VIEWS.filter(({ code }) => /style=\{\{[^}]*: \d/.test(code)).map(({ path }) => path)).toEqual([]);
  });
});

// @vitest-environment node
/** One source, two runtimes: every name the views use exists in React and in @preact/compat. */
import * as compat from '@preact/compat';
import * as react from 'react';
import { describe, expect, it } from 'vitest';
import * as dialect from '../../sdk/ui/dialect.ts';
import { sourcesBelow } from '../helpers/sources/sources.ts';

/** Views; the bindings use React itself. */
const VIEWS = [...sourcesBelow('sdk/ui'), ...sourcesBelow('sdk/widgets')].filter(
  ({ path }) => path.endsWith('.tsx') && !path.startsWith('sdk/ui/binding/'),
);

describe('the dialect of the views', () => {
  it.each(Object.keys(dialect))('%s is in both runtimes', name => {
    expect(Reflect.get(react, name)).toBeDefined();
    expect(Reflect.get(compat, name)).toBeDefined();
  });

  it('is all that views import of React; only components and the boundary of elements go past it', () => {
    const past = VIEWS.filter(({ path, imports }) => {
      const direct = imports.some(({ target, type }) => target === 'react' && !type);
      return direct && !/(\/react|-component(\.lazy)?)\.tsx$/.test(path);
    });
    expect(past.map(({ path }) => path)).toEqual([]);
  });

  it('holds one form and no text field that a rendering would empty: a form of its own could send by GET', () => {
    const own = /<form\b|<(input|textarea)\b(?![^>]*\btype="(checkbox|radio|submit|range|file)")[^>]*\bvalue=/;
    expect(VIEWS.filter(({ code }) => own.test(code)).map(({ path }) => path)).toEqual(['sdk/ui/field/form-frame.tsx']);
  });

  it('has no ref as a prop and nothing of React 19 alone', () => {
    const newer =
      /\bref[?]?:|forwardRef|useImperativeHandle|useActionState|useOptimistic|useFormStatus|<Activity|\buse\(/;
    expect(VIEWS.filter(({ code }) => newer.test(code)).map(({ path }) => path)).toEqual([]);
  });
});

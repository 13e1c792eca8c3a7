// @vitest-environment node
/** One source for two runtimes: every name used by the views exists in React and in @preact/compat. */
import * as compat from '@preact/compat';
import * as react from 'react';
import { describe, expect, it } from 'vitest';
import * as dialect from '../../sdk/ui/dialect.ts';
import { sourcesBelow } from '../helpers/sources/sources.ts';

/** View sources; the bindings use React itself. */
const VIEWS = [...sourcesBelow('sdk/ui'), ...sourcesBelow('sdk/widgets')].filter(
  ({ path }) => path.endsWith('.tsx') && !path.startsWith('sdk/ui/binding/'),
);

describe('React API of the views', () => {
  it.each(Object.keys(dialect))('%s exists in both runtimes', name => {
    expect(Reflect.get(react, name)).toBeDefined();
    expect(Reflect.get(compat, name)).toBeDefined();
  });

  it('views import only the shared API, and only components and the element boundary import React itself', () => {
    const past = VIEWS.filter(({ path, imports }) => {
      const direct = imports.some(({ target, type }) => target === 'react' && !type);
      return direct && !/(\/react|-component(\.lazy)?)\.tsx$/.test(path);
    });
    expect(past.map(({ path }) => path)).toEqual([]);
  });

  it('views contain no form except the shared component, and no text field with a value attribute', () => {
    const own = /<form\b|<(input|textarea)\b(?![^>]*\btype="(checkbox|radio|submit|range|file)")[^>]*\bvalue=/;
    expect(VIEWS.filter(({ code }) => own.test(code)).map(({ path }) => path)).toEqual(['sdk/ui/field/form-frame.tsx']);
  });

  it('views use neither a ref prop nor an API that only React 19 has', () => {
    const newer =
      /\bref[?]?:|forwardRef|useImperativeHandle|useActionState|useOptimistic|useFormStatus|<Activity|\buse\(/;
    expect(VIEWS.filter(({ code }) => newer.test(code)).map(({ path }) => path)).toEqual([]);
  });
});

/** Preact for the script tag's chunks: whoever imports react there gets it from here, and the views have it from then on. */
import { jsx, jsxs } from 'react/jsx-runtime';
import { become, type Dialect } from './live-dialect.ts';
import * as react from './script-react.ts';

export * from './script-react.ts';

become({ ...react, jsx, jsxs } as unknown as Dialect);

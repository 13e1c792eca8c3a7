import { expect, it } from 'vitest';
import { isLoopback } from '../../../site/src/shell/side-panels/side-panels.tsx';

it.each(['localhost', 'localhost.', 'demo.localhost', '127.0.0.1', '127.10.0.1', '[::1]'])(
  '%s is a loopback host',
  host => {
    expect(isLoopback(host)).toBe(true);
  },
);

it.each(['192.168.1.20', 'demo.example', 'localhost.example', '[2001:db8::1]', 'notlocalhost', '1270.0.0.1'])(
  '%s is not a loopback host',
  host => {
    expect(isLoopback(host)).toBe(false);
  },
);

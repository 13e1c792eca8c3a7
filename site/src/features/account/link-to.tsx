import { Link } from 'wouter';
import { nextOf, withNext } from './login-path.ts';

/** Link between the login, registration, and recovery screens; preserves the return path (ROLE-04). */
export const LinkTo = ({ tab, children }: { tab: 'login' | 'register' | 'forget'; children: string }) => (
  <Link href={withNext(`/m/${tab}`, nextOf(location.search))} className="shell-link">
    {children}
  </Link>
);

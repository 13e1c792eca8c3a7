import { Link } from 'wouter';
import { nextOf, withNext } from './login-path.ts';

/** A link to another tab of the shell; the way back goes along (ROLE-04). */
export const LinkTo = ({ tab, children }: { tab: 'login' | 'register' | 'forget'; children: string }) => (
  <Link href={withNext(`/m/${tab}`, nextOf(location.search))} className="shell-link">
    {children}
  </Link>
);

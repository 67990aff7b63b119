import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  /** A path on this site, or the agency's own http(s) address. */
  readonly to: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Leads to where somebody signs in, on this site or on the agency's. */
export function EntryLink({ to, className, children }: Props) {
  if (!to.startsWith('/')) {
    return (
      <a className={className} href={to}>
        {children}
      </a>
    );
  }
  return (
    <Link className={className} to={to}>
      {children}
    </Link>
  );
}

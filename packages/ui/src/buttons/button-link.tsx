import type { ReactNode } from 'react';
import { Link } from '../navigation/link.tsx';
import { type ButtonVariant, buttonClass } from './button-class.ts';

interface Props {
  readonly to: string;
  readonly variant?: ButtonVariant;
  /** As wide as its container. */
  readonly fullWidth?: boolean;
  readonly children: ReactNode;
}

/** A link within the site that looks like a button. */
export function ButtonLink({ to, variant = 'secondary', fullWidth = false, children }: Props) {
  return (
    <Link to={to} className={buttonClass(variant, fullWidth)}>
      {children}
    </Link>
  );
}

import styles from '@livery/ui/linked-card.module.css';
import type { ReactNode } from 'react';
import { AuthoredText } from '../format/authored-text.tsx';
import { RouteLink } from '../navigation/route-link.tsx';

interface Props {
  /** The class of its layout. */
  readonly className: string | undefined;
  /** With a `CardLink`, if the card links anywhere. */
  readonly children: ReactNode;
}

/** A card with one link that covers all of it but its other controls. */
export function LinkedCard({ className, children }: Props) {
  return <article className={`${styles.card} ${className}`}>{children}</article>;
}

interface CardLinkProps {
  readonly to: string;
  /** Untrusted. */
  readonly name: string;
  /** The language of the name, where the platform names it. */
  readonly language?: string | undefined;
}

/** The linked name in the heading of a `LinkedCard`. */
export function CardLink({ to, name, language }: CardLinkProps) {
  return (
    <RouteLink className={styles.link} to={to}>
      <AuthoredText text={name} language={language} />
    </RouteLink>
  );
}

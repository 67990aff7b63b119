import type { ReactNode } from 'react';
import styles from '../../../design/linked-card.module.css';
import { AuthoredText } from '../format/authored-text.tsx';
import { RouteLink } from '../navigation/route-link.tsx';

interface Props {
  /** How its parts lie. */
  readonly className: string | undefined;
  /** A `CardLink` among them, if it leads anywhere. */
  readonly children: ReactNode;
}

/** The frame of a card that can be pressed as a whole: its one `CardLink` covers all but what else can be pressed. */
export function LinkedCard({ className, children }: Props) {
  return <article className={`${styles.card} ${className}`}>{children}</article>;
}

interface CardLinkProps {
  readonly to: string;
  /** Untrusted. */
  readonly name: string;
  /** Of the name, where the platform tells. */
  readonly language?: string | undefined;
}

/** The name of what a `LinkedCard` is about, in its heading. */
export function CardLink({ to, name, language }: CardLinkProps) {
  return (
    <RouteLink className={styles.link} to={to}>
      <AuthoredText text={name} language={language} />
    </RouteLink>
  );
}

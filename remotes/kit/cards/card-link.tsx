import { AuthoredText } from '../format/authored-text.tsx';
import { RouteLink } from '../navigation/route-link.tsx';
import styles from './linked-card.module.css';

interface Props {
  readonly to: string;
  /** Untrusted. */
  readonly name: string;
  /** Of the name, where the platform tells. */
  readonly language?: string | undefined;
}

/** The name of what a `LinkedCard` is about, in its heading. */
export function CardLink({ to, name, language }: Props) {
  return (
    <RouteLink className={styles.link} to={to}>
      <AuthoredText text={name} language={language} />
    </RouteLink>
  );
}

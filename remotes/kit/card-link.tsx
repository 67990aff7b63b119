import styles from './linked-card.module.css';
import { RouteLink } from './route-link.tsx';

interface Props {
  readonly to: string;
  /** Untrusted. */
  readonly name: string;
}

/** The name of what a `LinkedCard` is about, in its heading. */
export function CardLink({ to, name }: Props) {
  return (
    <RouteLink className={styles.link} to={to}>
      <bdi>{name}</bdi>
    </RouteLink>
  );
}

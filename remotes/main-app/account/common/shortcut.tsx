import { ChevronRight, type LucideIcon } from 'lucide-react';
import { RouteLink } from '../../../kit/navigation/route-link.tsx';
import styles from './shortcut.module.css';

interface Props {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly hint?: string;
  readonly to: string;
}

/** A card that links to another page. */
export function Shortcut({ icon: Icon, label, hint, to }: Props) {
  return (
    <RouteLink className={styles.shortcut} to={to}>
      <span className={styles.badge} aria-hidden="true">
        <Icon size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
      <ChevronRight className={styles.chevron} size={18} aria-hidden="true" />
    </RouteLink>
  );
}

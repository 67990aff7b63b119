import text from '@livery/ui/text.module.css';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './tiles.module.css';

/** In characters: longer amounts don't fit on a line of a tile in the normal size. */
const LONG_FIGURE_LENGTH = 10;

interface FigureProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Formatted. */
  readonly value: string;
  readonly hint?: string;
}

/** A key figure. */
export function Figure({ icon: Icon, label, value, hint }: FigureProps) {
  return (
    <div className={`${styles.tile} ${styles.figure}`}>
      <span className={styles.name}>
        <Icon size={18} aria-hidden="true" />
        <span>{label}</span>
      </span>
      <span className={styles.value} data-long={value.length > LONG_FIGURE_LENGTH ? '' : undefined}>
        <bdi>{value}</bdi>
      </span>
      {hint !== undefined && <span className={text.small}>{hint}</span>}
    </div>
  );
}

interface ShortcutProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly hint?: string;
  readonly to: string;
}

/** A card that links to another page. */
export function Shortcut({ icon: Icon, label, hint, to }: ShortcutProps) {
  return (
    <Link className={`${styles.tile} ${styles.shortcut}`} to={to}>
      <span className={styles.badge} aria-hidden="true">
        <Icon size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {hint !== undefined && <span className={text.small}>{hint}</span>}
      </span>
      <ChevronRight className={styles.chevron} size={18} aria-hidden="true" />
    </Link>
  );
}

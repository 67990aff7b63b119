import styles from '@livery/ui/tabs.module.css';
import { Link, useLocation } from 'react-router-dom';

interface TabLinksProps {
  /** The accessible name of the links. */
  readonly label: string;
  readonly links: readonly TabLink[];
}

interface TabLink {
  readonly to: string;
  readonly label: string;
  /** Whether it is disabled, with a label for screen readers. */
  readonly disabled?: boolean;
}

/** Links to sibling pages, such as those of the settings; they look like tabs. */
export function TabLinks({ label, links }: TabLinksProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className={styles.tabs}>
      {links.map((link) =>
        link.disabled === true ? (
          <span key={link.to} role="link" aria-disabled="true" className={styles.tab}>
            {link.label}
          </span>
        ) : (
          <Link
            key={link.to}
            to={link.to}
            className={styles.tab}
            aria-current={isSamePath(link.to, pathname) ? 'page' : undefined}
          >
            {link.label}
          </Link>
        ),
      )}
    </nav>
  );
}

/** Whether an address leads to a path, ignoring its query and a trailing slash. */
function isSamePath(address: string, path: string): boolean {
  return address.replace(/[?#].*$/, '').replace(/\/$/, '') === path.replace(/\/$/, '');
}

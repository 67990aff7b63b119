import { RouteLink } from './route-link.tsx';
import styles from './tabs.module.css';
import { useLocation } from './use-location.ts';

interface Props {
  /** What the pages are of. */
  readonly label: string;
  readonly links: readonly TabLink[];
}

interface TabLink {
  readonly to: string;
  readonly label: string;
  /** It is there for others: it leads nowhere, and says so. */
  readonly disabled?: boolean;
}

/** Links to pages beside each other, such as those of the settings; they look like tabs. */
export function TabLinks({ label, links }: Props) {
  const { path } = useLocation();
  return (
    <nav aria-label={label} className={styles.tabs}>
      {links.map((link) =>
        link.disabled === true ? (
          <span key={link.to} role="link" aria-disabled="true" className={styles.tab}>
            {link.label}
          </span>
        ) : (
          <RouteLink
            key={link.to}
            to={link.to}
            className={styles.tab}
            aria-current={same(link.to, path) ? 'page' : undefined}
          >
            {link.label}
          </RouteLink>
        ),
      )}
    </nav>
  );
}

/** Whether an address leads to a path, whatever its query and the slash at its end. */
function same(address: string, path: string): boolean {
  return address.replace(/[?#].*$/, '').replace(/\/$/, '') === path.replace(/\/$/, '');
}

import { tabForKey } from '@livery/ui/tab-for-key';
import styles from '@livery/ui/tabs.module.css';
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { RouteLink } from './route-link.tsx';
import { useLocation } from './use-location.ts';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: LucideIcon;
}

interface Props<Id extends string> {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, children }: Props<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab.id === chosen}
            tabIndex={tab.id === chosen ? undefined : -1}
            className={styles.tab}
            onClick={() => onChoose(tab.id)}
            onKeyDown={pressed}
          >
            {tab.icon !== undefined && <tab.icon size={18} aria-hidden="true" />}
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );

  function pressed(event: KeyboardEvent) {
    const mirrored = list.current !== null && getComputedStyle(list.current).direction === 'rtl';
    const ids = tabs.map((tab) => tab.id);
    const next = tabForKey(event.key, { tabs: ids, from: chosen, direction: mirrored ? 'rtl' : 'ltr' });
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(`${id}-${next}`)?.focus();
  }
}

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

/** Whether an address leads to a path, ignoring its query and a trailing slash. */
function same(address: string, path: string): boolean {
  return address.replace(/[?#].*$/, '').replace(/\/$/, '') === path.replace(/\/$/, '');
}

import { assertNever } from '@livery/contract/shared/assert-never';
import { IconButton } from '@livery/ui/icon-button';
import { keepsFocus } from '@livery/ui/keeps-focus';
import placeholder from '@livery/ui/placeholder.module.css';
import { useLive } from '@livery/ui/use-live';
import { VisuallyHiddenStatus } from '@livery/ui/visually-hidden';
import { RotateCw, X } from 'lucide-react';
import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { groupSideNavigation, type SideNavigationGroup } from '../../../domain/navigation/group-side-navigation.ts';
import { FailureText } from '../../notices/message-text.tsx';
import { useShell } from '../../shell-context.tsx';
import entry from '../menu-list.module.css';
import { MenuList } from '../menu-list.tsx';
import styles from './side-navigation.module.css';
import { SIDE_NAVIGATION_ID } from './side-navigation-id.ts';
import { SideProfileLink } from './side-profile-link.tsx';

/** As in the style sheets; on smaller screens it covers the page, so it only opens on a click. */
const WIDE_SCREEN_QUERY = '(width >= 75rem)';
/** As in the style sheet: it is hidden while it is closed. */
const SMALL_SCREEN_QUERY = '(width < 48rem)';

/**
 * The agents' navigation at the start side of the page: a strip of icons that expands (rules §2 and §4, decision 39).
 */
export function SideNavigation() {
  const { t } = useTranslation();
  const { navigation } = useShell();
  const sidebar = useLive(navigation.sidebar);
  const ref = useRef<HTMLElement>(null);
  const hoverHandlers = useHoverExpand();
  useClicksOutside(ref, sidebar !== 'collapsed');
  useFocusOnClose(ref, sidebar === 'collapsed');
  useRoomBeside();

  return (
    <div className={styles.place} data-sidebar={sidebar}>
      <nav
        ref={ref}
        id={SIDE_NAVIGATION_ID}
        className={styles.panel}
        aria-label={t('sideNav.title')}
        {...hoverHandlers}
      >
        <div className={styles.close}>
          <IconButton icon={X} label={t('close')} onClick={() => navigation.onSidebarEvent({ kind: 'toggled' })} />
        </div>
        <SideProfileLink onLeave={leave} />
        <SideNavigationItems onLeave={leave} />
      </nav>
    </div>
  );

  function leave() {
    navigation.onSidebarEvent({ kind: 'link-clicked' });
  }
}

/** Reports whether there is room beside the page, now and when the window's width changes. */
function useRoomBeside(): void {
  const { navigation } = useShell();

  useEffect(() => {
    const room = matchMedia(WIDE_SCREEN_QUERY);
    const report = (kind: 'room-measured' | 'room-changed') =>
      navigation.onSidebarEvent({ kind, hasRoom: room.matches });
    const onChange = () => report('room-changed');
    report('room-measured');
    room.addEventListener('change', onChange);
    return () => room.removeEventListener('change', onChange);
  }, [navigation]);
}

/** Where it is hidden while it is closed, the focus returns from it to its toggler. */
function useFocusOnClose(panel: RefObject<HTMLElement | null>, closed: boolean): void {
  useEffect(() => {
    if (!closed || !matchMedia(SMALL_SCREEN_QUERY).matches) return;
    if (panel.current?.contains(document.activeElement) !== true) return;
    document.querySelector<HTMLElement>('[data-sidebar-toggler]')?.focus();
  }, [panel, closed]);
}

/** Reports clicks outside the side navigation, and Escape, while it is open (rules §4). */
function useClicksOutside(panel: RefObject<HTMLElement | null>, open: boolean): void {
  const { navigation } = useShell();

  useEffect(() => {
    if (!open) return;
    const clicked = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || panel.current?.contains(target)) return;
      navigation.onSidebarEvent({ kind: 'clicked-outside', on: clickedArea(target) });
    };
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') navigation.onSidebarEvent({ kind: 'clicked-outside', on: 'page' });
    };
    const controller = new AbortController();
    document.addEventListener('click', clicked, controller);
    document.addEventListener('keydown', pressed, controller);
    return () => controller.abort();
  }, [navigation, panel, open]);
}

function clickedArea(target: Element): 'toggler' | 'top-menu' | 'page' {
  if (target.closest('[data-sidebar-toggler]') !== null) return 'toggler';
  return target.closest('[data-top-menu]') === null ? 'page' : 'top-menu';
}

/** The entries from the API, or their loading or failed state. */
function SideNavigationItems({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation();
  const { navigation } = useShell();
  const state = useLive(navigation.sideNavigation);

  switch (state.kind) {
    case 'loading':
      return (
        <div className={styles.rows}>
          <VisuallyHiddenStatus>{t('sideNav.loading')}</VisuallyHiddenStatus>
          {Array.from({ length: 8 }, (_, row) => (
            <span key={row} className={`${styles.row} ${placeholder.box} ${placeholder.pulsing}`} aria-hidden="true" />
          ))}
        </div>
      );
    case 'failed':
      return (
        <div role="alert">
          <button ref={keepsFocus} type="button" className={entry.entry} onClick={() => navigation.load()}>
            <RotateCw className={entry.icon} size={20} aria-hidden="true" />
            <span className={entry.label}>{t('retry')}</span>
          </button>
          <p className={styles.words}>{t('sideNav.failed')}</p>
          <p className={styles.words}>
            <FailureText failure={state.failure} situation="call" />
          </p>
        </div>
      );
    case 'ready':
      return state.items.length === 0 ? (
        <p className={styles.words}>{t('sideNav.empty')}</p>
      ) : (
        groupSideNavigation(state.items).map((group) => (
          <NavigationGroup key={group.name} group={group} onLeave={onLeave} />
        ))
      );
    default:
      return assertNever(state);
  }
}

interface NavigationGroupProps {
  readonly group: SideNavigationGroup;
  readonly onLeave: () => void;
}

/** Entries below their heading, which is replaced by a line if the side navigation is a strip of icons. */
function NavigationGroup({ group: { name, items }, onLeave }: NavigationGroupProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div role="group" className={styles.group} {...(name === 'leave' ? {} : { 'aria-labelledby': id })}>
      {name !== 'leave' && (
        <p id={id} className={styles.heading}>
          <span>{t(`sideNav.groups.${name}`)}</span>
        </p>
      )}
      <MenuList items={items} onLeave={onLeave} />
    </div>
  );
}

/**
 * Expands the side navigation while the mouse or the focus is on it; touch doesn't expand it.
 *
 * @see rules §4, side navigation
 */
function useHoverExpand() {
  const { navigation } = useShell();
  const rest = () => navigation.onSidebarEvent({ kind: 'pointer-rests' });
  const leave = () => navigation.onSidebarEvent({ kind: 'left' });

  return {
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType !== 'touch') rest();
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType !== 'touch') leave();
    },
    onFocus({ target }: FocusEvent) {
      if (target.matches(':focus-visible')) rest();
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget instanceof Node ? relatedTarget : null)) leave();
    },
  };
}

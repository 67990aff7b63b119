import type { MenuText } from '@livery/contract/navigation/menu-labels';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import {
  BookOpenCheck,
  Briefcase,
  CalendarCheck,
  CircleDot,
  CreditCard,
  ExternalLink,
  FileText,
  Globe2,
  GraduationCap,
  Handshake,
  Headset,
  LayoutDashboard,
  Link2,
  Lock,
  LogOut,
  type LucideIcon,
  MapPinned,
  MessageCircleQuestionMark,
  Package,
  Paintbrush,
  Percent,
  SearchCheck,
  Settings,
  UserCog,
  UserRound,
  UsersRound,
  Wallet,
  WalletCards,
} from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { MenuItem } from '../../domain/navigation/menu-item.ts';
import { useShell } from '../shell-context.tsx';
import { useOpenChat } from './chat-context.ts';
import styles from './menu-list.module.css';

const MENU_ICONS: Readonly<Record<MenuText, LucideIcon>> = {
  agents: Briefcase,
  applications: Handshake,
  'book-now': BookOpenCheck,
  bookings: CalendarCheck,
  clients: UsersRound,
  'command-center': LayoutDashboard,
  'customize-theme': Paintbrush,
  dashboard: LayoutDashboard,
  'deal-link': Link2,
  help: MessageCircleQuestionMark,
  'log-out': LogOut,
  logout: LogOut,
  markup: Percent,
  'my-trips': MapPinned,
  payment: CreditCard,
  product: Package,
  'profile-settings': UserRound,
  proposals: FileText,
  searches: SearchCheck,
  settings: Settings,
  support: Headset,
  wallet: Wallet,
  website: Globe2,
  'website-settings': UserCog,
  'xeni-academy': GraduationCap,
  'xeni-pay': WalletCards,
};

/** The icon of a menu entry; a dot for an unknown one. */
function menuIcon(text: MenuText | null): LucideIcon {
  return text === null ? CircleDot : MENU_ICONS[text];
}

interface Props {
  readonly items: readonly MenuItem[];
  /** Called when an entry is chosen. */
  readonly onLeave: () => void;
}

/** The entries of a menu, in one column. */
export function MenuList({ items, onLeave }: Props) {
  return (
    <ul role="list" className={styles.list}>
      {items.map((item) => (
        <li key={`${item.label}\n${item.path}`}>
          <MenuEntry item={item} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps extends Pick<Props, 'onLeave'> {
  readonly item: MenuItem;
}

/**
 * An entry of a menu: a link within the site, a button for other targets, or greyed text with the reason why it is
 * disabled.
 */
function MenuEntry({ item, onLeave }: EntryProps) {
  const { t } = useTranslation();
  const { session } = useShell();
  const openChat = useOpenChat();
  const Icon = menuIcon(item.text);
  const name = item.text === null ? item.label : t(`menu.${item.text}`);
  const icon = <Icon className={styles.icon} size={20} strokeWidth={1.75} aria-hidden="true" />;
  const entry = <bdi className={styles.label}>{name}</bdi>;

  if (item.disabled) {
    return (
      <span className={styles.closed} role="link" aria-disabled="true" title={t('sideNav.closed', { entry: name })}>
        {icon}
        <Trans t={t} i18nKey="sideNav.closedEntry" components={{ hidden: <VisuallyHidden />, entry }} />
        <Lock className={styles.mark} size={14} aria-hidden="true" />
      </span>
    );
  }
  if (item.opens === 'page') {
    return (
      <NavLink className={styles.entry ?? ''} to={item.path} onClick={onLeave}>
        {icon}
        {entry}
      </NavLink>
    );
  }
  return (
    <button type="button" className={styles.entry} onClick={item.opens === 'chat' ? help : openAcademy}>
      {icon}
      {item.opens === 'academy' ? (
        <Trans t={t} i18nKey="linkInNewTab" components={{ hidden: <VisuallyHidden />, link: entry }} />
      ) : (
        entry
      )}
      {item.opens === 'academy' && <ExternalLink className={styles.mark} size={14} aria-hidden="true" />}
    </button>
  );

  function help() {
    onLeave();
    openChat();
  }

  /** The address contains the token, so it is created on click and never stored (rules 2.20). */
  function openAcademy() {
    onLeave();
    const address = session.academyAddress();
    if (address !== null) window.open(address, '_blank', 'noopener,noreferrer');
  }
}

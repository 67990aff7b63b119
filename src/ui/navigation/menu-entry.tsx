import { ExternalLink, Lock } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import type { MenuItem } from '../../domain/navigation/menu-item.ts';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { useShell } from '../shell-context.tsx';
import { useTranslation } from '../texts/use-translation.ts';
import { useOpenChat } from './chat-context.ts';
import styles from './menu-entry.module.css';
import { menuIcon } from './menu-icons.ts';

interface Props {
  readonly item: MenuItem;
  /** Called when the entry was chosen. */
  readonly onLeave: () => void;
}

/**
 * An entry of a menu: a link, a button for what is no page of this site, or a
 * greyed text that says why it is closed.
 */
export function MenuEntry({ item, onLeave }: Props) {
  const { t } = useTranslation();
  const { session } = useShell();
  const openChat = useOpenChat();
  const Icon = menuIcon(item.text);
  const words = (
    <>
      <Icon className={styles.icon} size={20} strokeWidth={1.75} aria-hidden="true" />
      <bdi className={styles.label}>{item.text === null ? item.label : t(`menu.${item.text}`)}</bdi>
    </>
  );

  if (item.disabled) {
    return (
      <span className={styles.closed} role="link" aria-disabled="true" title={t('sideNav.closed')}>
        {words}
        <Lock className={styles.mark} size={14} aria-hidden="true" />
        <VisuallyHidden>, {t('sideNav.closed')}</VisuallyHidden>
      </span>
    );
  }
  if (item.opens === 'page') {
    return (
      <NavLink className={styles.entry ?? ''} to={item.path} onClick={onLeave}>
        {words}
      </NavLink>
    );
  }
  return (
    <button type="button" className={styles.entry} onClick={item.opens === 'chat' ? help : visitAcademy}>
      {words}
      {item.opens === 'academy' && (
        <>
          <ExternalLink className={styles.mark} size={14} aria-hidden="true" />
          <VisuallyHidden>, {t('opensInNewTab')}</VisuallyHidden>
        </>
      )}
    </button>
  );

  function help() {
    onLeave();
    openChat();
  }

  /** Its address holds the token, so it is made now and kept nowhere (readings 22). */
  function visitAcademy() {
    onLeave();
    const address = session.academyAddress();
    if (address !== null) window.open(address, '_blank', 'noopener,noreferrer');
  }
}

import { iconButtonClass } from '@livery/ui/icon-button-class';
import { useAnchorPosition } from '@livery/ui/use-anchor-position';
import { ChevronDown } from 'lucide-react';
import { type ToggleEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from './avatar.tsx';
import { personName } from './person-name.ts';
import styles from './profile-button.module.css';
import { ProfileMenu } from './profile-menu.tsx';
import { useUser } from './use-user.ts';

/** Opens the profile menu; the browser closes it on Escape and on a click elsewhere. */
export function ProfileButton() {
  const { t } = useTranslation();
  const user = useUser();
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const place = useAnchorPosition(panel, button);
  const name = user === null ? '' : personName(user);

  return (
    <div className={styles.corner}>
      <button
        ref={button}
        type="button"
        className={iconButtonClass()}
        popoverTarget={id}
        aria-expanded={open}
        aria-label={name === '' ? t('account') : t('header.profile', { name })}
      >
        <Avatar person={user} />
        <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
      </button>
      <div ref={panel} id={id} popover="auto" className={styles.panel} onBeforeToggle={place} onToggle={toggled}>
        {open && <ProfileMenu onLeave={() => panel.current?.hidePopover()} />}
      </div>
    </div>
  );

  function toggled({ newState }: ToggleEvent) {
    setOpen(newState === 'open');
  }
}

import { useLive } from '@livery/ui/use-live';
import { Trans, useTranslation } from 'react-i18next';
import { sideProfile } from '../../domain/navigation/side-profile.ts';
import { MenuList } from '../navigation/menu-list.tsx';
import { useShell } from '../shell-context.tsx';
import { Avatar } from './avatar.tsx';
import { personName } from './person-name.ts';
import styles from './profile-menu.module.css';
import { useCreditText } from './use-credit-text.ts';
import { useUser } from './use-user.ts';

interface Props {
  /** Called when an entry is chosen, so that the popup around it can close. */
  readonly onLeave: () => void;
}

/** The signed-in user and their menu (rules §6); also in the slide-out menu. */
export function ProfileMenu({ onLeave }: Props) {
  const { t } = useTranslation();
  const items = useLive(useShell().navigation.profileMenu);
  return (
    <>
      <ProfileCard />
      <nav aria-label={t('account')}>
        <MenuList items={items} onLeave={onLeave} />
      </nav>
    </>
  );
}

/** Picture, name, e-mail address and credit of the signed-in user. */
export function ProfileCard() {
  const { t } = useTranslation();
  const user = useUser();
  const credit = useCreditText(user === null ? null : sideProfile(user).credits);
  if (user === null) return null;
  const name = personName(user);

  return (
    <div className={styles.card}>
      <Avatar person={user} />
      <div className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        {user.email !== '' && user.email !== name && <bdi className={styles.email}>{user.email}</bdi>}
        {credit !== null && (
          <span className={styles.credit}>
            <Trans t={t} i18nKey="header.credit" components={{ amount: <bdi>{credit}</bdi> }} />
          </span>
        )}
      </div>
    </div>
  );
}

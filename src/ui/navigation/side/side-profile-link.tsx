import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sideProfile } from '../../../domain/navigation/side-profile.ts';
import { Avatar } from '../../session/avatar.tsx';
import { useCreditText } from '../../session/use-credit-text.ts';
import { useUser } from '../../session/use-user.ts';
import styles from './side-profile-link.module.css';

/**
 * The signed-in agent's name, and their credit, if any (rules §2, side navigation); an empty place until they are
 * known.
 */
export function SideProfileLink({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation();
  const user = useUser();
  const credit = useCreditText(user === null ? null : sideProfile(user).credits);
  if (user === null) {
    return (
      <div className={styles.profile}>
        <Avatar person={null} />
      </div>
    );
  }
  const { path, firstName } = sideProfile(user);

  return (
    <Link
      className={styles.profile}
      to={path}
      aria-label={
        credit === null
          ? t('sideNav.profile', { name: firstName })
          : t('sideNav.profileWithCredit', { name: firstName, amount: credit })
      }
      onClick={onLeave}
    >
      <Avatar person={user} />
      <span className={styles.words}>
        <bdi className={styles.name}>{firstName}</bdi>
        {credit !== null && (
          <span className={styles.credit}>
            <Trans t={t} i18nKey="sideNav.credit" components={{ amount: <bdi>{credit}</bdi> }} />
          </span>
        )}
      </span>
    </Link>
  );
}

import { useTranslation } from 'react-i18next';
import { MenuList } from '../navigation/menu-list.tsx';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';
import { ProfileCard } from './profile-card.tsx';

interface Props {
  /** Called when an entry was chosen, so that whatever holds the menu can close. */
  readonly onLeave: () => void;
}

/** Who is signed in, and where they can go (specification §6); the slide-out menu repeats it. */
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

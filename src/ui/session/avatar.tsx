import { UserRound } from 'lucide-react';
import { safeLink } from '../../domain/agency/safe-link.ts';
import type { UserProfile } from '../../domain/session/user-profile.ts';
import { useImageFallback } from '../kit/use-image-fallback.ts';
import styles from './avatar.module.css';
import { initials } from './initials.ts';

/** Somebody's picture, else their initials, else a figure; for the eye only. */
export function Avatar({ person }: { readonly person: UserProfile | null }) {
  const picture = safeLink('image', person?.profileImage ?? '');
  const { sound, onError } = useImageFallback(picture);
  const letters = person === null ? '' : initials(person);
  return (
    <span className={styles.avatar} aria-hidden="true">
      {picture !== null && sound ? (
        <img src={picture} alt="" width={36} height={36} onError={onError} />
      ) : (
        letters || <UserRound size={18} />
      )}
    </span>
  );
}

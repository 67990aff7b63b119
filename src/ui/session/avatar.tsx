import type { UserProfile } from '@livery/contract/session/user-profile';
import { useImageFallback } from '@livery/ui/use-image-fallback';
import { UserRound } from 'lucide-react';
import { safeLink } from '../../domain/agency/safe-link.ts';
import styles from './avatar.module.css';
import { personName } from './person-name.ts';

/** A person's picture, else their initials, else an icon; decorative. */
export function Avatar({ person }: { readonly person: UserProfile | null }) {
  const { src, onError } = useImageFallback(safeLink('image', person?.profileImage ?? ''));
  const letters = person === null ? '' : initialsOf(person);
  return (
    <span className={styles.avatar} aria-hidden="true">
      {src === null ? (
        letters || <UserRound size={18} />
      ) : (
        <img src={src} alt="" width={36} height={36} onError={onError} />
      )}
    </span>
  );
}

const graphemeSegmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** One or two initials for a person without a picture; empty if they have no name. */
export function initialsOf(person: Pick<UserProfile, 'firstName' | 'lastName' | 'email'>): string {
  const names = [person.firstName, person.lastName].map(firstLetter).join('');
  return (names === '' ? firstLetter(personName(person)) : names).toLocaleUpperCase();
}

function firstLetter(name: string): string {
  const [firstSegmentData] = graphemeSegmenter.segment(name.trim());
  return firstSegmentData?.segment ?? '';
}

import { Section } from '../../kit/section.tsx';
import { useVoice } from '../../kit/use-voice.ts';
import styles from './details.module.css';
import type { ResortPolicies } from './resort.ts';

/** The rules of the house; nothing where none are told. */
export function PolicyList({ policies }: { readonly policies: ResortPolicies }) {
  const say = useVoice();
  const { freeCancellationDays: days, minimumAge, pets, smoking } = policies;
  const told = [
    days === null
      ? ''
      : days === 0
        ? say('policies.noCancellation')
        : say('policies.freeCancellation', { count: days }),
    minimumAge === null ? '' : say('policies.minimumAge', { age: minimumAge }),
    pets === null ? '' : say(pets ? 'policies.pets' : 'policies.noPets'),
    smoking === null ? '' : say(smoking ? 'policies.smoking' : 'policies.noSmoking'),
  ].filter((sentence) => sentence !== '');
  if (told.length === 0) return null;
  return (
    <Section heading={say('policies.title')}>
      <ul className={styles.policies}>
        {told.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Section>
  );
}

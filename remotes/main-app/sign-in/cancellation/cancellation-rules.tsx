import { Section } from '../../../kit/section.tsx';
import { useVoice } from '../../../kit/use-voice.ts';
import styles from './cancellation.module.css';

/** What holds for every cancellation. */
export function CancellationRules() {
  const say = useVoice();
  return (
    <Section heading={say('cancellation.good')}>
      <ul className={styles.rules}>
        <li>{say('cancellation.counted')}</li>
        <li>{say('cancellation.written')}</li>
        <li>{say('cancellation.refund')}</li>
      </ul>
    </Section>
  );
}

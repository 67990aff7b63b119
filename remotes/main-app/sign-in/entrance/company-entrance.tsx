import { ExternalLink } from 'lucide-react';
import { buttonClass } from '../../../kit/button-class.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import styles from './entrance.module.css';

interface Props {
  readonly address: string;
  /** Whether it is the only way in. */
  readonly only: boolean;
}

/** The way in over the agency's own site. */
export function CompanyEntrance({ address, only }: Props) {
  const say = useVoice();
  const { agency } = useRemote();
  return (
    <div className={styles.company}>
      <p>{say(only ? 'company.only' : 'company.also', { agency: agency.name })}</p>
      <a href={address} className={buttonClass(only ? 'primary' : 'secondary', true)}>
        {say('company.action')}
        <ExternalLink size={18} aria-hidden="true" />
      </a>
      {!only && <p className={styles.or}>{say('company.or')}</p>}
    </div>
  );
}

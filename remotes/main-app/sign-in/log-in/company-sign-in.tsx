import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../../src/ui/kit/buttons/button-class.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import styles from './log-in.module.css';

interface Props {
  readonly address: string;
  /** Whether it is the only way to sign in. */
  readonly only: boolean;
}

/** The link to sign in on the agency's own site. */
export function CompanySignIn({ address, only }: Props) {
  const { t } = useTranslation('sign-in');
  const { agency } = useRemote();
  return (
    <div className={styles.company}>
      <p>{t(only ? 'company.only' : 'company.also', { agency: agency.name })}</p>
      <a href={address} className={buttonClass(only ? 'primary' : 'secondary', true)}>
        {t('company.action')}
        <ExternalLink size={18} aria-hidden="true" />
      </a>
      {!only && <p className={styles.or}>{t('company.or')}</p>}
    </div>
  );
}

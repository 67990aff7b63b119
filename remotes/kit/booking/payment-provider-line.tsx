import { useTranslation } from 'react-i18next';
import styles from './card-fields.module.css';
import { usePlatformValue } from '../data/use-platform-value.ts';
import { useRemote } from '../use-remote.ts';

/** Who handles the payment (rules 3.9); nothing until that is known, or where nobody is told. */
export function PaymentProviderLine() {
  const { t } = useTranslation('kit');
  const told = usePlatformValue(useRemote().platform.paymentGateway);
  const gateway = told.kind === 'ready' ? told.value : '';
  const [first = '', ...rest] = gateway.trim();
  if (first === '') return null;
  return <p className={styles.provider}>{t('card.handledBy', { provider: first.toUpperCase() + rest.join('') })}</p>;
}

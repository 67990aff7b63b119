import { useTranslation } from 'react-i18next';
import { safeLink } from '../../../domain/agency/safe-link.ts';
import { useImageFallback } from '../../kit/use-image-fallback.ts';
import styles from './supplier-logo.module.css';

interface Props {
  /** As the back end wrote it, untrusted. */
  readonly source: string;
  readonly lazy: boolean;
}

/** Who rents the car out; nothing where the logo is missing or broken. */
export function SupplierLogo({ source, lazy }: Props) {
  const { t } = useTranslation();
  const href = safeLink('image', source);
  const { sound, onError } = useImageFallback(href);
  if (href === null || !sound) return null;
  return (
    <img
      className={styles.logo}
      src={href}
      alt={t('deals.rentalCompany')}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      onError={onError}
    />
  );
}

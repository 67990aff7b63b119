import { useImageFallback } from '@livery/ui/use-image-fallback';
import { safeLink } from '../../domain/agency/safe-link.ts';
import { useAgency, useAgencyName } from './agency-context.tsx';
import styles from './agency-mark.module.css';

/** The agency's logo, or its name if there is no logo to show. */
export function AgencyMark() {
  const agency = useAgency();
  const name = useAgencyName();
  const { src, ...image } = useImageFallback(safeLink('logo', agency.logo));
  if (src === null) return <bdi className={styles.name}>{name}</bdi>;

  const mobile = safeLink('logo', agency.logoMobile);
  return (
    <picture>
      {mobile !== null && <source media="(width < 48rem)" srcSet={mobile} />}
      {/* About as wide as most logos, until this one has loaded. */}
      <img {...image} className={styles.logo} src={src} alt={name} width={160} height={40} />
    </picture>
  );
}

import { buttonClass } from '@livery/ui/button-class';
import { ButtonLink } from '@livery/ui/button-link';
import { useTranslation } from 'react-i18next';
import { safeLink } from '../../domain/agency/safe-link.ts';
import { useAgency } from '../agency/agency-context.tsx';

/** Links to the agency's site if it names one, else to this site's home page. */
export function HomeLink() {
  const { t } = useTranslation();
  const returnUrl = safeLink('returnUrl', useAgency().returnUrl);
  if (returnUrl === null) {
    return (
      <ButtonLink variant="primary" to="/">
        {t('takeMeHome')}
      </ButtonLink>
    );
  }
  return (
    <a className={buttonClass('primary')} href={returnUrl}>
      {t('takeMeHome')}
    </a>
  );
}

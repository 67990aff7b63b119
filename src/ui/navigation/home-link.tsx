import { buttonClass } from '@livery/ui/button-class';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { safeLink } from '../../domain/agency/safe-link.ts';
import { useAgency } from '../agency/agency-context.tsx';

/** Links to the agency's own site where it names one, else to this site's home page. */
export function HomeLink() {
  const { t } = useTranslation();
  const returnUrl = safeLink('returnUrl', useAgency().returnUrl);
  if (returnUrl === null) {
    return (
      <Link className={buttonClass('primary')} to="/">
        {t('takeMeHome')}
      </Link>
    );
  }
  return (
    <a className={buttonClass('primary')} href={returnUrl}>
      {t('takeMeHome')}
    </a>
  );
}

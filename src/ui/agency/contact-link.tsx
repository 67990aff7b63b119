import { type ButtonVariant, buttonClass } from '@livery/ui/button-class';
import { useTranslation } from 'react-i18next';
import { footerContact } from '../../domain/agency/footer-contact.ts';
import { useAgency } from './agency-context.tsx';

/** Writes an e-mail to the agency; renders nothing if the agency has no e-mail address. */
export function ContactLink({ variant }: { readonly variant: ButtonVariant }) {
  const { t } = useTranslation();
  const href = footerContact(useAgency().contact).email?.href ?? null;
  if (href === null) return null;
  return (
    <a className={buttonClass(variant)} href={href}>
      {t('contactUs')}
    </a>
  );
}

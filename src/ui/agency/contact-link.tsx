import { useTranslation } from 'react-i18next';
import { footerContact } from '../../domain/agency/footer-contact.ts';
import { type ButtonLook, buttonClass } from '../kit/buttons/button-class.ts';
import { useAgency } from './agency-context.tsx';

/** Writes an e-mail to the agency; nothing where it has no address for one. */
export function ContactLink({ look }: { readonly look: ButtonLook }) {
  const { t } = useTranslation();
  const href = footerContact(useAgency().contact).email?.href ?? null;
  if (href === null) return null;
  return (
    <a className={buttonClass(look)} href={href}>
      {t('contactUs')}
    </a>
  );
}

import { type LucideIcon, Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ContactDetail, footerContact } from '../../../domain/agency/footer-contact.ts';
import { useAgency } from '../../agency/agency-context.tsx';
import { FooterSection } from './footer-section.tsx';

/** Phone and e-mail, as far as the agency shows them (rules §2, footer). */
export function FooterContactLinks() {
  const { t } = useTranslation();
  const { phone, email } = footerContact(useAgency().contact);
  if (phone === null && email === null) return null;
  return (
    <FooterSection heading={t('footer.contact')}>
      <ul>
        {phone !== null && <Detail icon={Phone} detail={phone} />}
        {email !== null && <Detail icon={Mail} detail={email} />}
      </ul>
    </FooterSection>
  );
}

function Detail({ icon: Icon, detail: { text, href } }: { readonly icon: LucideIcon; readonly detail: ContactDetail }) {
  const words = (
    <>
      <Icon size={18} aria-hidden="true" />
      <bdi dir="ltr">{text}</bdi>
    </>
  );
  return <li>{href === null ? <span>{words}</span> : <a href={href}>{words}</a>}</li>;
}

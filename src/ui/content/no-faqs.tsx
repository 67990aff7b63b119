import { MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ContactLink } from '../agency/contact-link.tsx';
import styles from './no-faqs.module.css';

/** The agency has no questions that are fit to show (specification §5). */
export function NoFaqs() {
  const { t } = useTranslation();
  return (
    <div className={styles.nothing}>
      <MessageCircleQuestion size={32} strokeWidth={1.5} aria-hidden="true" className={styles.icon} />
      <h2 className={styles.words}>{t('notices.faqNone')}</h2>
      <p>{t('content.askUs')}</p>
      <ContactLink look="secondary" />
    </div>
  );
}

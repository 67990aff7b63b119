import { footerContact } from '../../domain/agency/footer-contact.ts';
import { useAgency } from '../agency/agency-context.tsx';
import { useAgencyName } from '../agency/use-agency-name.ts';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const name = useAgencyName();
  const { email } = footerContact(useAgency().contact);
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <p>
          © <bdi>{name}</bdi>
        </p>
        {email !== null && (
          <p>
            <bdi>{email.href === null ? email.text : <a href={email.href}>{email.text}</a>}</bdi>
          </p>
        )}
      </div>
    </footer>
  );
}

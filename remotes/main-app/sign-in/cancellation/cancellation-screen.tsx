import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../kit/layout/page.tsx';
import { Section } from '../../../kit/layout/section.tsx';
import { Table } from '../../../kit/layout/table.tsx';
import { RouteLink } from '../../../kit/navigation/route-link.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import styles from './cancellation.module.css';
import { CancellationRules } from './cancellation-rules.tsx';
import { CRUISE_LINES } from './cruise-lines.ts';

const PRODUCTS = ['hotel', 'car', 'activity', 'flight', 'cruise'] as const;

/** `/cancellation-policy`: what becomes of the price, by what was booked, and the way to each cruise line's terms. */
export function CancellationScreen() {
  const { t } = useTranslation('sign-in');
  const rows = PRODUCTS.map((product) => ({
    product: t(`cancellation.products.${product}.name`),
    terms: t(`cancellation.products.${product}.terms`),
  }));
  return (
    <Page title={t('cancellation.title')} lead={t('cancellation.lead')} width="reading">
      <Notice>{t('cancellation.sample')}</Notice>
      <Table
        caption={t('cancellation.byProduct')}
        columns={[
          { label: t('cancellation.booked'), cell: ({ product }) => product },
          { label: t('cancellation.terms'), cell: ({ terms }) => terms },
        ]}
        rows={rows}
        rowKey={({ product }) => product}
      />
      <Section heading={t('cancellation.lines')}>
        <ul className={styles.lines}>
          {CRUISE_LINES.map(({ path, name }) => (
            <li key={path}>
              <RouteLink className={styles.line} to={`/cancellation-policy/${path}`}>
                <bdi>{name}</bdi>
                <ChevronRight className={styles.arrow} size={18} aria-hidden="true" />
              </RouteLink>
            </li>
          ))}
        </ul>
      </Section>
      <CancellationRules />
    </Page>
  );
}

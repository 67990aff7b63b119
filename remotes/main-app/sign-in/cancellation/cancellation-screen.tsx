import type { TFunction } from 'i18next';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../../kit/breadcrumbs.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Page } from '../../../kit/page.tsx';
import { RouteLink } from '../../../kit/route-link.tsx';
import { Section } from '../../../kit/section.tsx';
import { Table } from '../../../kit/table.tsx';
import { type Format, useFormat } from '../../../kit/use-format.ts';
import styles from './cancellation.module.css';
import { CRUISE_LINES, type CruiseLine, daysOfBand, type Kept } from './cruise-lines.ts';

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

/** What holds for every cancellation. */
function CancellationRules() {
  const { t } = useTranslation('sign-in');
  return (
    <Section heading={t('cancellation.good')}>
      <ul className={styles.rules}>
        <li>{t('cancellation.counted')}</li>
        <li>{t('cancellation.written')}</li>
        <li>{t('cancellation.refund')}</li>
      </ul>
    </Section>
  );
}

/** What is kept of the price of a cruise, by how early somebody cancels. */
export function LineScreen({ line: { name, bands } }: { readonly line: CruiseLine }) {
  const { t } = useTranslation('sign-in');
  const format = useFormat();
  const rows = bands.map(({ fromDays, kept }, index) => ({
    days: daysOfBand(fromDays, bands[index - 1]?.fromDays),
    kept: keptText(kept, t, format),
  }));
  return (
    <Page
      title={t('cancellation.ofLine', { line: name })}
      width="reading"
      above={<Breadcrumbs trail={[{ label: t('cancellation.title'), to: '/cancellation-policy' }, { label: name }]} />}
    >
      <Notice>{t('cancellation.sampleOfLine', { line: name })}</Notice>
      <Table
        caption={t('cancellation.table')}
        columns={[
          { label: t('cancellation.days'), cell: daysCell },
          { label: t('cancellation.kept'), cell: ({ kept }) => kept, end: true },
        ]}
        rows={rows}
        rowKey={({ days }) => days}
      />
      <CancellationRules />
    </Page>
  );
}

function daysCell({ days }: { readonly days: string }) {
  return <bdi dir="ltr">{days}</bdi>;
}

function keptText(kept: Kept, t: TFunction<'sign-in'>, format: Format): string {
  if (typeof kept === 'number') return format.percent(kept);
  return t(kept === 'nothing' ? 'cancellation.nothing' : 'cancellation.deposit');
}

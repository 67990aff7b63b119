import { Breadcrumbs, type Format, PARENT_PAGES, Page, type PagePattern, useFormat } from '@livery/remote';
import { Notice } from '@livery/ui/notice';
import { Section } from '@livery/ui/section';
import { Table } from '@livery/ui/table';
import type { TFunction } from 'i18next';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type english from '../texts/en.json';
import styles from './cancellation.module.css';

type ProductKey = keyof typeof english.cancellation.products;

/** `/cancellation-policy`: the cancellation terms by product, with links to each cruise line's terms. */
export function CancellationScreen() {
  const { t } = useTranslation('sign-in');
  // In the order of their messages.
  const products = Object.keys(t('cancellation.products', { returnObjects: true })) as readonly ProductKey[];
  const rows = products.map((product) => ({
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
        <ul role="list" className={styles.lines}>
          {CRUISE_LINES.map(({ path, name }) => (
            <li key={path}>
              <Link className={styles.line} to={`/cancellation-policy/${path}`}>
                <bdi>{name}</bdi>
                <ChevronRight className={styles.arrow} size={18} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <CancellationRules />
    </Page>
  );
}

/** The rules for every cancellation. */
function CancellationRules() {
  const { t } = useTranslation('sign-in');
  return (
    <Section heading={t('cancellation.good')}>
      <ul role="list" className={styles.rules}>
        <li>{t('cancellation.counted')}</li>
        <li>{t('cancellation.written')}</li>
        <li>{t('cancellation.refund')}</li>
      </ul>
    </Section>
  );
}

/** The cancellation fees of a cruise line, by the days before departure. */
export function LineScreen({ line: { path, name, bands } }: { readonly line: CruiseLine }) {
  const { t } = useTranslation('sign-in');
  const format = useFormat();
  const rows = bands.map(([fromDays, fee], index) => ({
    days: formatDaysBand(fromDays, bands[index - 1]?.[0]),
    fee: feeText(fee, t, format),
  }));
  const policies = { to: PARENT_PAGES[`/cancellation-policy/${path}`], label: t('cancellation.title') };
  return (
    <Page
      title={t('cancellation.ofLine', { line: name })}
      width="reading"
      above={<Breadcrumbs trail={[policies, { label: name }]} />}
    >
      <Notice>{t('cancellation.sampleOfLine', { line: name })}</Notice>
      <Table
        caption={t('cancellation.table')}
        columns={[
          { label: t('cancellation.days'), cell: daysCell },
          { label: t('cancellation.kept'), cell: ({ fee }) => fee, end: true },
        ]}
        rows={rows}
        rowKey={({ days }) => days}
      />
      <CancellationRules />
    </Page>
  );
}

function feeText(fee: CancellationFee, t: TFunction<'sign-in'>, format: Format): string {
  if (typeof fee === 'number') return format.percent(fee);
  return t(fee === 'nothing' ? 'cancellation.nothing' : 'cancellation.deposit');
}

/** The fee of a cruise line for a cancellation: nothing, the deposit, or a share of the price (0 to 1). */
type CancellationFee = 'nothing' | 'deposit' | number;

type CancellationPolicySlug<Pattern> = Pattern extends `/cancellation-policy/${infer Part}` ? Part : never;

interface CruiseLine {
  /** The last part of the path of its page (rules §2, cancellation policy). */
  readonly path: CancellationPolicySlug<PagePattern<{ family: 'cancellation-policy' }>>;
  readonly name: string;
  /** Each from this many days before the departure; the earliest first, the last one from 0 days. */
  readonly bands: readonly (readonly [fromDays: number, fee: CancellationFee])[];
}

/** Made-up sample terms of this reference app, not a real cruise line's. */
export const CRUISE_LINES: readonly CruiseLine[] = [
  cruiseLine('royal-caribbean', 'Royal Caribbean', [90, 'nothing'], [60, 0.25], [30, 0.5], [0, 1]),
  cruiseLine('carnival', 'Carnival', [75, 'nothing'], [50, 'deposit'], [15, 0.5], [0, 1]),
  cruiseLine('mcl', 'MCL', [60, 'deposit'], [31, 0.4], [15, 0.75], [0, 1]),
  cruiseLine('celebrity', 'Celebrity', [100, 'nothing'], [70, 0.2], [35, 0.6], [0, 1]),
  cruiseLine('disney', 'Disney', [120, 'nothing'], [45, 'deposit'], [20, 0.5], [0, 1]),
];

function cruiseLine(path: CruiseLine['path'], name: string, ...bands: CruiseLine['bands']): CruiseLine {
  return { path, name, bands };
}

/**
 * Days before the departure as digits, readable in every language: `90+`, `60–89`.
 *
 * @param fromDays the last day of the band, counted down
 * @param earlier the last day of the band before it; `undefined` for the first
 */
export function formatDaysBand(fromDays: number, earlier: number | undefined): string {
  return earlier === undefined ? `${fromDays}+` : `${fromDays}–${earlier - 1}`;
}

function daysCell({ days }: { readonly days: string }) {
  return <bdi dir="ltr">{days}</bdi>;
}

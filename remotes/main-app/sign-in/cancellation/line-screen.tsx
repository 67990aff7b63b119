import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Format, useFormat } from '../../../kit/format/use-format.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { Table } from '../../../kit/layout/table.tsx';
import { Breadcrumbs } from '../../../kit/navigation/breadcrumbs.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import { CancellationRules } from './cancellation-rules.tsx';
import type { CruiseLine, Kept } from './cruise-lines.ts';
import { daysOfBand } from './days-of-band.ts';

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

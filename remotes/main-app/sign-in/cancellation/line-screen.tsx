import { Breadcrumbs } from '../../../kit/breadcrumbs.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Page } from '../../../kit/page.tsx';
import { Table } from '../../../kit/table.tsx';
import { type Format, useFormat } from '../../../kit/use-format.ts';
import { type Say, useVoice } from '../../../kit/use-voice.ts';
import { CancellationRules } from './cancellation-rules.tsx';
import type { CruiseLine, Kept } from './cruise-lines.ts';
import { daysOfBand } from './days-of-band.ts';

/** What is kept of the price of a cruise, by how early somebody cancels. */
export function LineScreen({ line: { name, bands } }: { readonly line: CruiseLine }) {
  const say = useVoice();
  const format = useFormat();
  const rows = bands.map(({ fromDays, kept }, index) => ({
    days: daysOfBand(fromDays, bands[index - 1]?.fromDays),
    kept: keptText(kept, say, format),
  }));
  return (
    <Page
      title={say('cancellation.ofLine', { line: name })}
      width="reading"
      above={
        <Breadcrumbs trail={[{ label: say('cancellation.title'), to: '/cancellation-policy' }, { label: name }]} />
      }
    >
      <Notice>{say('cancellation.sampleOfLine', { line: name })}</Notice>
      <Table
        caption={say('cancellation.table')}
        columns={[
          { label: say('cancellation.days'), cell: daysCell },
          { label: say('cancellation.kept'), cell: ({ kept }) => kept, end: true },
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

function keptText(kept: Kept, say: Say, format: Format): string {
  if (typeof kept === 'number') return format.percent(kept);
  return say(kept === 'nothing' ? 'cancellation.nothing' : 'cancellation.deposit');
}

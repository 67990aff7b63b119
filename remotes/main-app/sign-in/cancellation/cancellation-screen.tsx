import { ChevronRight } from 'lucide-react';
import { Notice } from '../../../kit/notice.tsx';
import { Page } from '../../../kit/page.tsx';
import { RouteLink } from '../../../kit/route-link.tsx';
import { Section } from '../../../kit/section.tsx';
import { Table } from '../../../kit/table.tsx';
import { useVoice } from '../../../kit/use-voice.ts';
import styles from './cancellation.module.css';
import { CancellationRules } from './cancellation-rules.tsx';
import { CRUISE_LINES } from './cruise-lines.ts';

const PRODUCTS = ['hotel', 'car', 'activity', 'flight', 'cruise'] as const;

/** `/cancellation-policy`: what becomes of the price, by what was booked, and the way to each cruise line's terms. */
export function CancellationScreen() {
  const say = useVoice();
  const rows = PRODUCTS.map((product) => ({
    product: say(`cancellation.products.${product}.name`),
    terms: say(`cancellation.products.${product}.terms`),
  }));
  return (
    <Page title={say('cancellation.title')} lead={say('cancellation.lead')} width="reading">
      <Notice>{say('cancellation.sample')}</Notice>
      <Table
        caption={say('cancellation.byProduct')}
        columns={[
          { label: say('cancellation.booked'), cell: ({ product }) => product },
          { label: say('cancellation.terms'), cell: ({ terms }) => terms },
        ]}
        rows={rows}
        rowKey={({ product }) => product}
      />
      <Section heading={say('cancellation.lines')}>
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

import type { DestinationDetails } from '@livery/destinations/destination';
import { monthName, useFormat, useRemote } from '@livery/remote';
import { Section } from '@livery/ui/section';
import text from '@livery/ui/text.module.css';
import { useLive } from '@livery/ui/use-live';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import styles from './season.module.css';

/** The minimum range of the chart in degrees, so that places without seasons look like it. */
const MIN_TEMPERATURE_SPAN = 24;

/** The temperature of each month, with the best months marked; nothing without temperatures. */
export function Season({ destination }: { readonly destination: DestinationDetails }) {
  const { t } = useTranslation('destination-details');
  const language = useLive(useRemote().language);
  const { number } = useFormat();
  const { temperatures, bestMonths } = destination;
  if (temperatures.length === 0) return null;
  return (
    <Section heading={t('season')}>
      <p className={text.soft}>{t('seasonHint')}</p>
      <ol role="list" className={styles.months}>
        {temperatures.map((high, index) => {
          const month = index + 1;
          const good = bestMonths.includes(month);
          return (
            <li key={month} className={styles.month} data-good={good ? '' : undefined}>
              <span className={styles.bar} aria-hidden="true">
                <span className={styles.fill} style={{ blockSize: `${barHeight(high, temperatures)}%` }} />
              </span>
              <bdi>{`${number(high, 0)}°`}</bdi>
              <span>{monthName(month, language, 'short')}</span>
              {good && <VisuallyHidden>{t('goodTime')}</VisuallyHidden>}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** In percent; the coldest month still has a visible bar. */
function barHeight(high: number, all: readonly number[]): number {
  const [coldest, warmest] = [Math.min(...all), Math.max(...all)];
  const foot = Math.min(coldest - 4, warmest - MIN_TEMPERATURE_SPAN);
  return ((high - foot) / (warmest - foot)) * 100;
}

import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactLink } from '../agency/contact-link.tsx';
import { DealTabList } from './deal-tab-list.tsx';
import styles from './deals-section.module.css';
import { TabDeals } from './tab-deals.tsx';
import { DEALS_PANEL, tabId } from './tab-ids.ts';
import { useChosenTab } from './use-chosen-tab.ts';

/** Product Deals (specification §1 and §2, home page). */
export function DealsSection({ ref }: { readonly ref?: Ref<HTMLElement> }) {
  const { t } = useTranslation();
  const { tabs, tab, choose } = useChosenTab();
  return (
    <section ref={ref} id="deals" className={styles.section} aria-labelledby="deals-heading">
      <h2 id="deals-heading" className={styles.heading}>
        {t('deals.title')}
      </h2>
      {tab === null ? (
        <div className={styles.nothing}>
          <p>{t('deals.noServices')}</p>
          <ContactLink look="secondary" />
        </div>
      ) : (
        <>
          <DealTabList tabs={tabs} chosen={tab} onChoose={choose} />
          <div id={DEALS_PANEL} role="tabpanel" aria-labelledby={tabId(tab)}>
            <TabDeals tab={tab} />
          </div>
        </>
      )}
    </section>
  );
}

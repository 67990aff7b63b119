import type { Service } from '@livery/contract/agency/products';
import tabs from '@livery/ui/tabs.module.css';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { PLACE_PARAMETERS } from '../../domain/deals/deal-place.ts';
import { firstPagePath } from './first-page.ts';
import styles from './search-panel.module.css';
import { SEARCHED_SERVICES } from './services.ts';

/** The other parameters of the home page's address: its deals, their place, language and currency. */
const KEPT_PARAMETERS = ['tab', ...PLACE_PARAMETERS, 'place', 'lng', 'currency', 'code'];

interface Props {
  readonly services: readonly Service[];
  readonly chosen: Service;
}

/**
 * Links to the searches of the products that the agency sells, in its order; on the home page they stay on that page.
 */
export function ProductTabs({ services, chosen }: Props) {
  const { t } = useTranslation('search');
  const { t: tell } = useTranslation();
  const { pathname, search, state } = useLocation();
  const isHome = pathname === '/';
  const list = useRef<HTMLElement>(null);

  // On a narrow screen the tabs scroll, once their page is shown: until then they have no size.
  useEffect(() => {
    const [row, tab] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')];
    if (row === null || !tab) return undefined;
    const watch = new ResizeObserver(() => {
      if (row.clientWidth === 0) return;
      watch.disconnect();
      row.scrollLeft = tab.offsetLeft - row.offsetLeft + (tab.offsetWidth - row.clientWidth) / 2;
    });
    watch.observe(row);
    return () => watch.disconnect();
  }, [chosen]);

  return (
    <nav ref={list} className={`${tabs.tabs} ${styles.tabs}`} aria-label={t('label')}>
      {services.map((service) => {
        const { icon: Icon } = SEARCHED_SERVICES[service];
        return (
          <Link
            key={service}
            to={isHome ? { search: searchFor(service) } : firstPagePath(service)}
            state={isHome ? state : undefined}
            replace={isHome}
            preventScrollReset={isHome}
            className={tabs.tab}
            aria-current={service === chosen ? 'page' : undefined}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            <span>{service === 'resorts' ? tell('remotes.resort') : tell(`deals.tabs.${service}`)}</span>
          </Link>
        );
      })}
    </nav>
  );

  function searchFor(service: Service): string {
    const keptParameters = [...new URLSearchParams(search)].filter(([name]) => KEPT_PARAMETERS.includes(name));
    return new URLSearchParams([...keptParameters, ['search', service]]).toString();
  }
}

import type { Service } from '@livery/contract/agency/products';
import { useLocation } from 'react-router-dom';
import { ProductTabs } from './product-tabs.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './search-panel.module.css';
import type { SearchDrafts } from './use-search-form.ts';
import { useSuppressedPopup } from './use-suppressed-popup.ts';

export interface PanelProps {
  readonly services: readonly Service[];
  readonly chosen: Service;
  readonly drafts: SearchDrafts;
  readonly onSearchAgain: () => void;
  readonly onSearch?: () => void;
}

/** The tabs of the products, and the form of the chosen product. */
export function FullPanel({ services, chosen, drafts, onSearchAgain, onSearch }: PanelProps) {
  const { pathname, search } = useLocation();
  const suppressing = useSuppressedPopup();
  return (
    <div className={styles.panel} {...suppressing}>
      {services.length > 1 && <ProductTabs services={services} chosen={chosen} />}
      <SearchForm
        // On the home page the query holds no search.
        key={`${chosen} ${pathname === '/' ? '' : search}`}
        service={chosen}
        drafts={drafts}
        onSearchAgain={onSearchAgain}
        {...(onSearch === undefined ? {} : { onSearch })}
      />
    </div>
  );
}

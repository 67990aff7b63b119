import { ButtonLink, useRemote } from '@livery/remote';
import layout from '@livery/ui/layout.module.css';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PRODUCTS } from '../../booking/offer/offer.ts';
import { productDefinition } from '../../booking/product/product.ts';

/** Links to searches for offers of a proposal: the products that the agency sells, in its order. */
export function SearchLinks() {
  const { t } = useTranslation('account');
  const { bookingMenu } = useRemote().agency;
  return (
    <div className={layout.actions}>
      {bookingMenu.map(({ service, active }) => {
        const product =
          service === 'resorts'
            ? 'resort'
            : PRODUCTS.find((candidate) => productDefinition(candidate).service === service);
        if (!active || product === undefined) return null;
        return (
          <ButtonLink
            key={service}
            to={product === 'resort' ? '/booknow/resort' : productDefinition(product).pages.base}
          >
            <Search size={18} aria-hidden="true" />
            <span>{t(`product.${product}`)}</span>
          </ButtonLink>
        );
      })}
    </div>
  );
}

import { ButtonLink, useRemote } from '@livery/remote';
import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledState } from '../../item-page.tsx';
import { PRODUCTS, type Product } from '../offer/offer.ts';
import { isSold, productDefinition } from '../product/product.ts';

const SERVICE_PATHS = new Map<string, string>([
  ...PRODUCTS.map((product) => [productDefinition(product).service, productDefinition(product).pages.base] as const),
  ['resorts', '/booknow/resort'],
]);

/** The products that the agency sells, with their pages, in the agency's order. */
function useServiceLinks(): readonly { readonly to: string; readonly label: string }[] {
  const { t } = useTranslation('booking');
  return useRemote()
    .agency.bookingMenu.filter(({ active }) => active)
    .map(({ service }) => ({ to: SERVICE_PATHS.get(service) ?? '/', label: t(`products.${service}`) }));
}

/** Explains that the agency doesn't sell this product, with links to those that it sells. */
function NotOffered() {
  const { t } = useTranslation(['booking', 'ui']);
  const { name } = useRemote().agency;
  const links = useServiceLinks();
  return (
    <TitledState
      icon={Compass}
      heading={t('notOffered.title', { agency: name })}
      actions={
        links.length === 0 ? (
          <ButtonLink variant="primary" to="/">
            {t('ui:home')}
          </ButtonLink>
        ) : (
          links.map(({ to, label }) => (
            <ButtonLink key={to} to={to}>
              {label}
            </ButtonLink>
          ))
        )
      }
    >
      {links.length > 0 && <p>{t('notOffered.hint')}</p>}
    </TitledState>
  );
}

/** Shows a step of booking only if the product is active in the agency's booking menu. */
export function OfferedOnly({ product, children }: { readonly product: Product; readonly children: ReactNode }) {
  return isSold(useRemote().agency, product) ? children : <NotOffered />;
}

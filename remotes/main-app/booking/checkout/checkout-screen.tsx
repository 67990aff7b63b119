import { useTranslation } from 'react-i18next';
import { HiddenPrice } from '../../../kit/format/price.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { Breadcrumbs } from '../../../kit/navigation/breadcrumbs.tsx';
import { useLocation } from '../../../kit/navigation/use-location.ts';
import { Notice } from '../../../kit/states/notice.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { OfferStep } from '../details/offer-step.tsx';
import { useOffer } from '../details/use-offer.ts';
import type { Product } from '../product/product.ts';
import { offerAddress, PRODUCT_PAGES } from '../product/product-pages.ts';
import { Checkout } from './checkout.tsx';

/** Who travels, and who pays. */
export function CheckoutScreen({ product, offerId }: { readonly product: Product; readonly offerId: string }) {
  const { t } = useTranslation('booking');
  const { search } = useLocation();
  const { showsPrices, profile } = useLive(useRemote().session);
  const offer = useOffer(product, offerId);
  return (
    <OfferStep product={product} offer={offer}>
      {(details) => {
        const trail = [
          { label: t(`search.title.${product}`), to: PRODUCT_PAGES[product].base },
          { label: details.offer.name, to: offerAddress(product, 'details', details.offer.id, search) },
        ];
        return (
          <Page title={t('checkout.title')} above={<Breadcrumbs trail={trail} />}>
            {showsPrices ? (
              <Checkout key={profile?.id ?? ''} product={product} details={details} refresh={offer.refresh} />
            ) : (
              <Notice action={<HiddenPrice />}>{t('checkout.logIn')}</Notice>
            )}
          </Page>
        );
      }}
    </OfferStep>
  );
}

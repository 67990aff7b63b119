import { useTranslation } from 'react-i18next';
import { Form } from '../../kit/forms/form.tsx';
import { addressWith, useAddressQuery } from '../../kit/navigation/address-query.ts';
import { SearchButton } from '../../kit/search/search-button.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { RESORT_PAGES } from '../resort-pages.ts';
import { StayFields } from '../stay/stay-fields.tsx';
import { useStay } from '../stay/use-stay.ts';
import { useStayForm } from '../stay/use-stay-form.ts';
import { placeIn } from './place-in.ts';
import { ResortPlaceField } from './resort-place-field.tsx';

/** Asks where to, when and who; the answer is the address of the results. */
export function SearchForm({ onSearch }: { readonly onSearch?: () => void }) {
  const { t } = useTranslation('resort');
  const { navigate } = useRemote();
  const { read } = useAddressQuery();
  const stay = useStay();
  const place = placeIn(read);
  const form = useStayForm({
    values: { ...stay, place: place?.name ?? '', lat: String(place?.lat ?? ''), lon: String(place?.lon ?? '') },
    asksForPlace: true,
    submit({ checkIn, checkOut, adults, children, lat, lon, ...rest }) {
      onSearch?.();
      navigate(addressWith(RESORT_PAGES.search, { place: rest.place, lat, lon, checkIn, checkOut, adults, children }));
    },
  });
  return (
    <Form form={form} label={t('search.title')}>
      <ResortPlaceField form={form} />
      <StayFields form={form} />
      <SearchButton form={form}>{t('search.submit')}</SearchButton>
    </Form>
  );
}

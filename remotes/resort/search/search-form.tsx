import { SuggestCombobox } from '@livery/kit/forms/suggest-combobox';
import { SearchButton } from '@livery/kit/search/search-button';
import type { Suggested } from '@livery/remote';
import { addressWith, useAddressQuery, useRemote } from '@livery/remote';
import { Form } from '@livery/remote/forms';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { RESORT_PAGES } from '../resort-pages.ts';
import { StayFields } from '../stay/stay-fields.tsx';
import { useStay } from '../stay/use-stay.ts';
import { type StayFormState, useStayForm } from '../stay/use-stay-form.ts';
import { placeFromQuery } from './place-from-query.ts';
import { readPlaces, type SuggestedPlace } from './places-wire.ts';

/** Place, days and guests; submitting navigates to the results. */
export function SearchForm({ onSearch }: { readonly onSearch?: () => void }) {
  const { t } = useTranslation('resort');
  const { navigate } = useRemote();
  const { read } = useAddressQuery();
  const stay = useStay();
  const place = placeFromQuery(read);
  const form = useStayForm({
    values: { ...stay, place: place?.name ?? '', lat: String(place?.lat ?? ''), lon: String(place?.lon ?? '') },
    hasPlace: true,
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

/**
 * The destination: a place or a resort that the service finds.
 *
 * @see rules §7, resort service
 */
function ResortPlaceField({ form }: { readonly form: StayFormState }) {
  const { t } = useTranslation('resort');
  const { request } = useRemote();
  const suggest = useCallback(
    async (key: string, signal: AbortSignal): Promise<Suggested<SuggestedPlace>> => {
      const response = await request({ service: 'resort', method: 'GET', path: '/search', query: { key } }, signal);
      if (!response.ok) return response;
      const places = readPlaces(response.value);
      return { ok: true, value: places.map((place) => ({ ...place, section: t(`search.found.${place.kind}`) })) };
    },
    [request, t],
  );
  const { name, value, error } = form.field('place');
  return (
    <SuggestCombobox
      label={t('search.where')}
      placeholder={t('search.wherePlaceholder')}
      name={name}
      value={value}
      error={error}
      suggest={suggest}
      onChange={(place) => form.set({ place, lat: '', lon: '' })}
      onChoose={({ label, lat, lon }) => form.set({ place: label, lat, lon })}
    />
  );
}

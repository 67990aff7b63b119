import type { PlaceKind } from '@livery/contract/trip/places';
import type { ComboboxItem, ComboboxState } from '@livery/ui/combobox';
import { useLive } from '@livery/ui/use-live';
import { BedDouble, History, Landmark, type LucideIcon, MapPin, Plane, TrainFront } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaceSuggestions } from '../../../application/trip/place-suggestions.ts';
import { failureMessage } from '../../../domain/notices/failure-message.ts';
import type { SuggestedPlace } from '../../../domain/search/suggested-places.ts';
import { messageText } from '../../notices/message-text.tsx';

const KIND_ICONS: Readonly<Record<PlaceKind, LucideIcon>> = {
  city: MapPin,
  airport: Plane,
  region: MapPin,
  country: MapPin,
  station: TrainFront,
  hotel: BedDouble,
  attraction: Landmark,
  other: MapPin,
};

/** The headings of kinds. */
const KIND_HEADINGS = {
  city: 'kinds.city',
  airport: 'kinds.airport',
  region: 'kinds.region',
  country: 'kinds.country',
  station: 'kinds.station',
  hotel: 'kinds.hotel',
  attraction: 'kinds.attraction',
  other: 'kinds.places',
} as const satisfies Readonly<Record<PlaceKind, string>>;

/** Fewer letters give no suggestions. */
export const MIN_LETTERS = 2;

export interface PlaceItem extends ComboboxItem {
  readonly place: SuggestedPlace;
}

interface FoundPlacesOptions {
  readonly suggestions: PlaceSuggestions;
  /** The typed text; `null` after a choice. */
  readonly typed: string | null;
  /** Listed before anything is typed: the places of recent searches come first. */
  readonly recent: readonly SuggestedPlace[] | undefined;
  readonly popular: readonly SuggestedPlace[];
  /** The IATA code of an airport that isn't listed. */
  readonly except?: string | undefined;
}

/** The suggestions for a typed text, for the field's list; before that, the recent and the popular places. */
export function useFoundPlaces({
  suggestions,
  typed,
  recent,
  popular,
  except,
}: FoundPlacesOptions): ComboboxState<PlaceItem> {
  const { t } = useTranslation('search');
  const { t: tell } = useTranslation();
  const state = useLive(suggestions.state);
  return useMemo(() => {
    const text = typed?.trim() ?? '';
    const listedPlaceItems = [
      ...(recent ?? []).map((place) => placeItem(place, t('recent'), History)),
      ...popular.map((place) => placeItem(place, t('popular'))),
    ].filter(({ id }) => id !== except);
    if (typed === '' && listedPlaceItems.length > 0) return { kind: 'ready', items: listedPlaceItems };
    if (text === '') return { kind: 'idle' };
    if (text.length < MIN_LETTERS) return { kind: 'idle', advice: t('typeMore') };
    if (!('text' in state) || state.text !== text || state.kind === 'loading') return { kind: 'loading' };
    if (state.kind === 'failed') {
      return { kind: 'failed', reason: messageText(failureMessage(state.failure, 'suggest'), tell) };
    }
    const headingOf = ({ kind, city }: SuggestedPlace) => {
      if (city !== '') return t('kinds.allAirports', { city });
      if (!suggestions.ofResorts) return t(KIND_HEADINGS[kind]);
      return t(kind === 'hotel' ? 'kinds.resorts' : 'kinds.places');
    };
    const items = suggestions.placesIn(state.items).map((place) => placeItem(place, headingOf(place)));
    return { kind: 'ready', items };
  }, [state, typed, recent, popular, except, suggestions, t, tell]);
}

function placeItem(place: SuggestedPlace, section: string, icon = KIND_ICONS[place.kind]): PlaceItem {
  const { id, name, hint } = place;
  return { id, label: name, ...(hint === '' ? {} : { hint }), icon, section, place };
}

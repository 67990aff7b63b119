import { FlightLegs } from '../offer/flight-legs.tsx';
import type { FlightOffer } from '../offer/offer.ts';
import type { ProductView } from '../product/view.ts';

export const flightView: ProductView<FlightOffer> = {
  InPlaceOfPictures: ({ offer }) => <FlightLegs legs={offer.legs} full />,
};

import { ContainerModule } from 'inversify';
import { createTrip } from '../../../application/trip/create-trip.ts';
import { fromTokens } from '../from-tokens.ts';
import { FEATURE, PORT, REFETCH } from '../tokens.ts';

const tripFactory = fromTokens(createTrip, { places: PORT.places, clock: PORT.clock, refetch: REFETCH });

export const tripModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.trip).toResolvedValue(...tripFactory);
});

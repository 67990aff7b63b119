import { ContainerModule } from 'inversify';
import { openTrip } from '../../../application/trip/open-trip.ts';
import { FEATURE, PORT, REFETCH } from '../tokens.ts';

export const tripModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.trip).toResolvedValue(
    (places, clock, refetch) => openTrip({ places, clock, refetch }),
    [PORT.places, PORT.clock, REFETCH],
  );
});

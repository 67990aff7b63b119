import type { WholeDestination } from '../destinations/destination.ts';
import { RichText } from '../kit/format/authored-text.tsx';
import { Columns } from '../kit/layout/columns.tsx';
import { DestinationFacts } from './destination-facts.tsx';
import { DestinationOffers } from './destination-offers.tsx';
import { Gallery } from './gallery.tsx';
import { Highlights } from './highlights.tsx';
import { OtherDestinations } from './other-destinations.tsx';
import { Season } from './season.tsx';

export function DestinationPage({ destination }: { readonly destination: WholeDestination }) {
  return (
    <>
      <Gallery images={destination.images.length === 0 ? [destination.image] : destination.images} />
      <Columns
        aside={
          <>
            <DestinationOffers destination={destination} />
            <DestinationFacts destination={destination} />
          </>
        }
      >
        <RichText html={destination.content} language={destination.language} />
        <Highlights language={destination.language} of={destination.highlights} />
        <Season destination={destination} />
      </Columns>
      <OtherDestinations than={destination} />
    </>
  );
}

import { Price } from '@livery/kit/format/price';
import { AuthoredText, nameOfCode, PictureCard, useRemote } from '@livery/remote';
import { Badge } from '@livery/ui/badge';
import type { PictureLoading } from '@livery/ui/picture';
import { useLive } from '@livery/ui/use-live';
import type { Destination } from './destination.ts';
import styles from './destination-card.module.css';

interface Props {
  readonly destination: Destination;
  /** The texts before and after its price, such as `From` and `per night`. */
  readonly around: readonly [before: string, behind: string];
  readonly level?: 2 | 3;
  readonly loading?: PictureLoading;
}

/** A place in a list. */
export function DestinationCard({ destination, around, level = 2, loading = 'lazy' }: Props) {
  const [before, behind] = around;
  const remote = useRemote();
  const pageLanguage = useLive(remote.language);
  const { showsPrices } = useLive(remote.session);
  const { name, language, country, summary, image, priceFrom, slug } = destination;
  const countryName = nameOfCode('region', country, pageLanguage);
  return (
    <PictureCard
      name={name}
      language={language}
      level={level}
      to={destinationPath(slug)}
      picture={image}
      loading={loading}
      badge={countryName === '' ? undefined : <Badge>{countryName}</Badge>}
      foot={
        priceFrom === null ? undefined : (
          <span className={styles.price}>
            {showsPrices && <span>{before}</span>}
            <strong>
              <Price price={{ amount: priceFrom, currency: 'USD' }} size="text" />
            </strong>
            {showsPrices && <span>{behind}</span>}
          </span>
        )
      }
    >
      <p>
        <AuthoredText text={summary} language={language} />
      </p>
    </PictureCard>
  );
}

/** The page of a destination; its slug is the agency's own and may contain any characters. */
function destinationPath(slug: string): string {
  return `/destination/${encodeURIComponent(slug)}`;
}

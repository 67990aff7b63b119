import { type MapOptions, type MapPin, useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { Section } from '@livery/ui/section';
import { useFocusWhen } from '@livery/ui/use-focus-when';
import { MapPin as PinIcon } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './place-map.module.css';

interface Props {
  /** Its name: untrusted. */
  readonly title: string;
  readonly point: Pick<MapPin, 'latitude' | 'longitude'>;
  /** The location in words: the place and its distance. Empty texts are left out. */
  readonly words: readonly string[];
  /** The map, a `MapFrame`: rendered when the visitor asks for it. */
  readonly children: (options: MapOptions) => ReactNode;
}

/** The location of an item: in words, and on a small map that is loaded when the visitor opens it. */
export function PlaceMap({ title, point, words, children }: Props) {
  const { t } = useTranslation('kit');
  const { offersMap } = useRemote();
  const [isOpen, setIsOpen] = useState(false);
  const map = useFocusWhen<HTMLDivElement>(isOpen);
  const pins = useMemo(() => [{ id: 'place', title, label: '', ...point }], [title, point]);
  return (
    <Section heading={t('map.place')}>
      <ul role="list" className={styles.words}>
        {[...new Set([title, ...words])]
          .filter((text) => text !== '')
          .map((text) => (
            <li key={text}>
              <bdi>{text}</bdi>
            </li>
          ))}
      </ul>
      {offersMap === true && (
        <div ref={map} className={styles.map} tabIndex={-1}>
          {isOpen ? (
            children({
              label: t('map.placeLabel', { title }),
              pins,
              selected: 'place',
              highlighted: null,
              interactive: false,
            })
          ) : (
            <div className={styles.closed}>
              <Button onClick={() => setIsOpen(true)}>
                <PinIcon size={18} aria-hidden="true" />
                <span>{t('map.show')}</span>
              </Button>
            </div>
          )}
        </div>
      )}
    </Section>
  );
}

import { useAddressQuery, useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { MapPin } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './map-switch.module.css';

/** Whether the address says to show the map. */
export function useMapView(): boolean {
  const { offersMap } = useRemote();
  const { read } = useAddressQuery();
  // Older shells have no map.
  return offersMap === true && read('view') === 'map';
}

/** Opens the map of results, or returns to the list; nothing if the deployment has no map. */
export function MapSwitch({ ref }: { readonly ref?: Ref<HTMLDivElement> }) {
  const { t } = useTranslation('kit');
  const { offersMap } = useRemote();
  const { open } = useAddressQuery();
  const isMap = useMapView();
  if (offersMap !== true) return null;
  return (
    <div ref={ref} className={styles.switch}>
      <Button onClick={() => open(isMap ? { view: null, area: null } : { view: 'map' })}>
        {!isMap && <MapPin size={18} aria-hidden="true" />}
        <span>{isMap ? t('map.list') : t('map.show')}</span>
      </Button>
    </div>
  );
}

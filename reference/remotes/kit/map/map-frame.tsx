import { type MapOptions, RichText, useRemote } from '@livery/remote';
import { useMap } from '@livery/remote/map';
import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { keepsFocus } from '@livery/ui/keeps-focus';
import { Spinner } from '@livery/ui/spinner';
import { useLive } from '@livery/ui/use-live';
import { Map as MapIcon, Minus, Plus, RotateCw } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './map-frame.module.css';

interface Props extends MapOptions {
  /** Called when the visitor wants to see all pins again. */
  readonly onShowAll?: () => void;
  /** Shown over the map: the chosen item, a button. */
  readonly children?: ReactNode;
}

/**
 * A map with its buttons and attributions, or the reason why it can't be shown. If a focused button is removed, its
 * group takes the focus.
 */
export function MapFrame({ children, onShowAll, ...options }: Props) {
  const { t } = useTranslation(['kit', 'ui']);
  const { label, pins, selected, highlighted, interactive, onSelect, onMove } = options;
  const mapOptions = useMemo(
    () => ({
      label,
      pins,
      selected,
      highlighted,
      interactive,
      ...(onSelect && { onSelect }),
      ...(onMove && { onMove }),
    }),
    [label, pins, selected, highlighted, interactive, onSelect, onMove],
  );
  const { ref, state, zoom, showAll, retry } = useMap(mapOptions);
  const showEverything = () => {
    showAll();
    onShowAll?.();
  };
  return (
    <div className={styles.frame} role="group" aria-label={label} tabIndex={-1}>
      <div ref={ref} className={styles.map} />
      {state.kind === 'loading' && (
        <div className={styles.cover}>
          <Spinner />
          <output>{t('map.loading')}</output>
        </div>
      )}
      {state.kind === 'failed' && (
        <div className={styles.cover} role="alert">
          <p>{state.reason === 'unsupported' ? t('map.unsupported') : t('map.failed')}</p>
          <Button ref={keepsFocus} onClick={retry}>
            <RotateCw size={18} aria-hidden="true" />
            <span>{t('ui:retry')}</span>
          </Button>
        </div>
      )}
      {state.kind === 'ready' && (
        <>
          <div className={styles.buttons}>
            <IconButton icon={Plus} label={t('map.zoomIn')} onClick={() => zoom(1)} />
            <IconButton icon={Minus} label={t('map.zoomOut')} onClick={() => zoom(-1)} />
            <IconButton icon={MapIcon} label={t('map.fit')} onClick={showEverything} />
          </div>
          {children}
          <Attributions texts={state.attributions} />
        </>
      )}
    </div>
  );
}

/**
 * The sources of the map's data, as its licences require; each text is a separate element, so that none of them moves.
 */
function Attributions({ texts }: { readonly texts: readonly string[] }) {
  useLive(useRemote().language);
  if (texts.length === 0) return null;
  return (
    <div key={texts.join('\n')} className={styles.attributions} dir="ltr">
      {texts.map((text) => (
        <RichText key={text} html={text} language="en" />
      ))}
    </div>
  );
}

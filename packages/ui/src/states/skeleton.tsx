import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../format/visually-hidden.tsx';
import placeholder from './placeholder.module.css';
import styles from './skeleton.module.css';
import { WAITING } from './waiting.ts';

interface Props {
  /** The shape of the content: lines, cards of a grid, rows of a list or a table, one wide picture, results with filters. */
  readonly shape?: 'text' | 'cards' | 'rows' | 'picture' | 'results';
  readonly count?: number;
}

/** Placeholder for content that is loading. */
export function Skeleton({ shape = 'text', count = shape === 'picture' ? 1 : 4 }: Props) {
  const { t } = useTranslation('ui');
  return (
    // A server-rendered page stays until no element in its replacement has this attribute.
    <div {...{ [WAITING]: '' }}>
      <VisuallyHidden>
        <output>{t('loading')}</output>
      </VisuallyHidden>
      <div className={`${styles.skeleton} ${placeholder.pulsing}`} data-shape={shape} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={`${styles.part} ${placeholder.box}`} />
        ))}
      </div>
    </div>
  );
}

import type { ParseKeys } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/buttons/button.tsx';
import { CheckBox, FieldGroup } from '../../../kit/forms/check-box.tsx';
import styles from './facet-group.module.css';
import type { Facet, FacetValue } from './filter-offers.ts';

/** A longer list shows so many, and the rest on demand. */
const MOST = 6;

interface Props {
  readonly facet: Facet;
  readonly values: readonly FacetValue[];
  readonly onChoose: (value: string, chosen: boolean) => void;
}

/** The values of a facet, each with how many offers there are; nothing where all are the same. */
export function FacetGroup({ facet, values, onChoose }: Props) {
  const { t } = useTranslation('booking');
  const [whole, setWhole] = useState(false);
  if (values.length === 0) return null;
  const shown = whole ? values : values.filter(({ chosen }, index) => chosen || index < MOST);
  return (
    <FieldGroup label={t(`facets.${facet.id}` as ParseKeys<'booking'>)}>
      {shown.map(({ value, count, chosen }) => (
        <CheckBox
          key={value}
          label={labelOf(value)}
          value={chosen}
          disabled={count === 0 && !chosen}
          end={<span className={styles.count}>{count}</span>}
          onChange={(checked) => onChoose(value, checked)}
        />
      ))}
      {shown.length < values.length && (
        <Button look="plain" onClick={() => setWhole(true)}>
          {t('filters.all', { count: values.length })}
        </Button>
      )}
    </FieldGroup>
  );

  function labelOf(value: string) {
    switch (facet.label.by) {
      case 'itself':
        return <bdi>{value}</bdi>;
      case 'code':
        return t(`${facet.label.key}.${value}` as ParseKeys<'booking'>);
      case 'count':
        return t(`count.${facet.label.key}` as ParseKeys<'booking'>, { count: Number(value) });
    }
  }
}

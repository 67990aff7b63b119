import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { CheckBox } from '../../../kit/check-box.tsx';
import { FieldGroup } from '../../../kit/field-group.tsx';
import { useVoice } from '../../../kit/use-voice.ts';
import type { Facet } from './facet.ts';
import styles from './facet-group.module.css';
import type { FacetValue } from './filter-offers.ts';

/** A longer list shows so many, and the rest on demand. */
const MOST = 6;

interface Props {
  readonly facet: Facet;
  readonly values: readonly FacetValue[];
  readonly onChoose: (value: string, chosen: boolean) => void;
}

/** The values of a facet, each with how many offers there are; nothing where all are the same. */
export function FacetGroup({ facet, values, onChoose }: Props) {
  const say = useVoice();
  const [whole, setWhole] = useState(false);
  if (values.length === 0) return null;
  const shown = whole ? values : values.filter(({ chosen }, index) => chosen || index < MOST);
  return (
    <FieldGroup label={say(`facets.${facet.id}`)}>
      {shown.map(({ value, count, chosen }) => (
        <CheckBox
          key={value}
          label={wordsOf(value)}
          value={chosen}
          disabled={count === 0 && !chosen}
          end={<span className={styles.count}>{count}</span>}
          onChange={(wanted) => onChoose(value, wanted)}
        />
      ))}
      {shown.length < values.length && (
        <Button look="plain" onClick={() => setWhole(true)}>
          {say('filters.all', { count: values.length })}
        </Button>
      )}
    </FieldGroup>
  );

  function wordsOf(value: string) {
    switch (facet.said.by) {
      case 'itself':
        return <bdi>{value}</bdi>;
      case 'code':
        return say(`${facet.said.key}.${value}`);
      case 'count':
        return say(`count.${facet.said.key}`, { count: Number(value) });
    }
  }
}

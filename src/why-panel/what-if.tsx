import { LANGUAGES } from '@livery/contract/market/language';
import { Button } from '@livery/ui/button';
import { DateField } from '@livery/ui/date-field';
import { SelectField } from '@livery/ui/select-field';
import { useMemo, useState } from 'react';
import type { ReadVisit } from '../application/why/read-visit.ts';
import { DECISIONS } from '../domain/why/decisions.ts';
import { type Difference, findDifferences } from '../domain/why/differences.ts';
import { explanationOf } from '../domain/why/explanation.ts';
import { differingWords, ruleText, valueText } from '../domain/why/explanation-words.ts';
import type { Visit } from '../domain/why/visit.ts';
import {
  agencyRules,
  alternativeRule,
  type ImaginedVisitor,
  imagineVisit,
  NOTHING_IMAGINED,
  PERMISSIONS,
  permissionNow,
  ROLE_NAMES,
  unknownCaveat,
  valueAtPlace,
} from './what-if-changes.ts';
import styles from './why-panel.module.css';

const AS_IT_IS = 'As it is';
const CURRENCIES = ['USD', 'EUR', 'GBP', 'AED', 'BRL', 'DKK', 'NOK', 'SEK', 'JPY'];
const PERMISSION_OPTIONS = ['read and write', 'read', 'denied'] as const;

/** Decisions that would be different under other conditions. Nothing of the page changes, and nothing is requested. */
export function WhatIf({ read: { visit, unknown } }: { readonly read: ReadVisit }) {
  const [imagined, setImagined] = useState(NOTHING_IMAGINED);
  const change = (settings: Partial<ImaginedVisitor>) => setImagined({ ...imagined, ...settings });
  const foundDifferences = useMemo(() => {
    const explain = (firstVisit: typeof visit) =>
      DECISIONS.map((decision) => explanationOf(decision, firstVisit, unknown));
    return findDifferences(explain(visit), explain(imagineVisit(visit, imagined)));
  }, [visit, unknown, imagined]);
  const caveat = unknownCaveat(visit, imagined);
  const isChanged = Object.entries(imagined).some(([name, value]) => name !== 'allowed' && value !== '');

  return (
    <>
      <div className={styles.fields}>
        <ChoiceField label="Role" names={ROLE_NAMES} value={imagined.role} onChange={(role) => change({ role })} />
        <ChoiceField
          label="Language"
          names={LANGUAGES}
          value={imagined.language}
          onChange={(language) => change({ language })}
        />
        <ChoiceField
          label="Currency"
          names={CURRENCIES}
          value={imagined.currency}
          onChange={(currency) => change({ currency })}
        />
        <ChoiceField
          label="Permission"
          names={PERMISSIONS}
          value={imagined.permission}
          onChange={(permission) => change({ permission })}
          hint={permissionNow(visit, imagined)}
        />
        {imagined.permission !== '' && (
          <SelectField
            label="It allows to"
            options={PERMISSION_OPTIONS.map((name) => ({ value: name, label: name }))}
            value={imagined.allowed}
            onChange={(name) =>
              change({
                allowed: PERMISSION_OPTIONS.find((option) => option === name) ?? 'read',
              })
            }
          />
        )}
        <SelectField
          label="Agency’s rule"
          placeholder={AS_IT_IS}
          options={agencyRules(visit).map((at) => ({ value: at, label: ruleLabel(visit, at) }))}
          value={imagined.rule}
          onChange={(rule) => change({ rule })}
        />
        <DateField label="Day" value={imagined.today} onChange={(today) => change({ today })} />
      </div>
      {isChanged && <Button onClick={() => setImagined(NOTHING_IMAGINED)}>As it is</Button>}
      <p role="status" className={styles.words}>
        {isChanged ? countText(foundDifferences.length) : 'Choose what is to be otherwise.'}
      </p>
      {caveat !== undefined && <p className={styles.words}>{caveat}</p>}
      {foundDifferences.map((difference) => (
        <DifferenceItem key={difference.name} difference={difference} />
      ))}
    </>
  );
}

/** Such as `agency.status: inactive (now active)`. */
function ruleLabel(visit: Visit, at: string): string {
  return `${at}: ${valueText(alternativeRule(visit, at))} (now ${valueText(valueAtPlace(visit, at))})`;
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
}

function ChoiceField({ names, ...field }: ChoiceFieldProps) {
  return (
    <SelectField {...field} placeholder={AS_IT_IS} options={names.map((name) => ({ value: name, label: name }))} />
  );
}

function countText(count: number): string {
  if (count === 0) return 'Nothing would be decided otherwise: no decision here depends on it, or it is so already.';
  return count === 1 ? 'One decision would be another one.' : `${count} decisions would be others.`;
}

function DifferenceItem({ difference: { name, one, other, facts } }: { readonly difference: Difference }) {
  const [before, after] = differingWords(one.result, other.result);
  return (
    <details className={styles.decision}>
      <summary>
        <span className={styles.name}>{name}</span>{' '}
        <span>
          <del>{before}</del> <ins>{after}</ins>
        </span>{' '}
        <span className={styles.rule}>{ruleText(other.rule)}</span>
      </summary>
      <ul role="list" className={styles.history}>
        {facts.map((fact) => (
          <li key={fact.at}>
            <code>{fact.at}</code>: <span>{differingWords(fact.one, fact.other).join(', then ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

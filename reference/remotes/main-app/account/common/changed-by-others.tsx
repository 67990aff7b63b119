import { useFormat } from '@livery/remote';
import type { FormValues } from '@livery/remote/forms';
import { Button } from '@livery/ui/button';
import { Facts } from '@livery/ui/facts';
import layout from '@livery/ui/layout.module.css';
import { Notice } from '@livery/ui/notice';
import text from '@livery/ui/text.module.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameValue } from './merge-edits.ts';
import type { OthersChanges } from './use-record-form.ts';

/** The labels and formatted values of a form's fields. */
export interface FieldTexts {
  readonly labelOf: (name: string) => string;
  readonly textOf: (name: string, value: unknown) => ReactNode;
}

interface ChangedByOthersProps<Values extends FormValues> extends FieldTexts {
  readonly otherChanges: OthersChanges<Values>;
  readonly values: Values;
  readonly onUse: (values: Partial<Values>) => void;
}

/**
 * The changes that others have saved meanwhile, and who made them. If a field was also changed here, both values are
 * shown, and one can be chosen.
 */
export function ChangedByOthers<Values extends FormValues>(props: ChangedByOthersProps<Values>) {
  const { otherChanges, values, onUse, labelOf, textOf } = props;
  const { t } = useTranslation('account');
  const { list } = useFormat();
  const { names, taken, conflicts } = otherChanges;
  const takenNames = Object.keys(taken);
  const conflicting = Object.keys(conflicts).filter((name) => !isSameValue(conflicts[name], values[name]));
  return (
    <Notice tone="warning">
      <div className={layout.stack}>
        <p className={text.strong}>
          {names.length === 0 ? t('changes.bySomeone') : t('changes.by', { count: names.length, names: list(names) })}
        </p>
        {takenNames.length > 0 && (
          <>
            <p>{t('changes.taken')}</p>
            <Facts
              items={takenNames.map((name) => ({
                label: labelOf(name),
                value: <bdi>{textOf(name, taken[name])}</bdi>,
              }))}
            />
          </>
        )}
        {conflicting.map((name) => (
          <div key={name} className={layout.stack}>
            <p>{t('changes.both', { field: labelOf(name) })}</p>
            <Facts
              items={[
                { label: t('changes.saved'), value: <bdi>{textOf(name, conflicts[name])}</bdi> },
                { label: t('changes.entered'), value: <bdi>{textOf(name, values[name])}</bdi> },
              ]}
            />
            <div className={layout.actions}>
              <Button onClick={() => onUse({ [name]: conflicts[name] } as Partial<Values>)}>
                {t('changes.use', { field: labelOf(name) })}
              </Button>
            </div>
          </div>
        ))}
      </div>
    </Notice>
  );
}

import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/buttons/button.tsx';
import { Card } from '../../kit/cards/card.tsx';
import { Form } from '../../kit/forms/form.tsx';
import { useAddressQuery } from '../../kit/navigation/address-query.ts';
import type { Stay } from '../stay/stay.ts';
import { StayFields } from '../stay/stay-fields.tsx';
import { useStayForm } from '../stay/use-stay-form.ts';

/** When and who; told anew, the units are those of that stay. */
export function StayCard({ stay }: { readonly stay: Stay }) {
  const { t } = useTranslation('resort');
  const { change } = useAddressQuery();
  const form = useStayForm({
    values: { ...stay, place: '', lat: '', lon: '' },
    asksForPlace: false,
    submit: ({ checkIn, checkOut, adults, children }) => change({ checkIn, checkOut, adults, children }),
  });
  return (
    <Card heading={t('stay.title')}>
      <Form form={form}>
        <StayFields form={form} />
        <Button type="submit" whole>
          {t('stay.update')}
        </Button>
      </Form>
    </Card>
  );
}

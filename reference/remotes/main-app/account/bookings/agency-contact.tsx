import { phoneLink, useRemote } from '@livery/remote';
import { Card } from '@livery/ui/card';
import { Facts } from '@livery/ui/facts';
import { useTranslation } from 'react-i18next';

/** The agency's contact data; nothing if it has none. */
export function AgencyContact() {
  const { t } = useTranslation('account');
  const { name, contact } = useRemote().agency;
  const email = contact.email.trim();
  const phone = contact.phone.trim();
  const items = [
    ...(email === ''
      ? []
      : [
          {
            label: t('manage.email'),
            value: <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>,
          },
        ]),
    ...(phone === ''
      ? []
      : [
          {
            label: t('manage.phone'),
            value: (
              <a href={phoneLink(phone) ?? undefined}>
                <bdi dir="ltr">{phone}</bdi>
              </a>
            ),
          },
        ]),
  ];
  if (items.length === 0) return null;
  return (
    <Card heading={t('manage.contact', { agency: name })} sunken>
      <Facts items={items} />
    </Card>
  );
}

import { createElement as h, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** @typedef {{ name: string, picture: string, price: string }} PlainDeal */

/** A header, a list of deals and a footer, as plain as they can be. @param {{ deals: readonly PlainDeal[] }} props */
export function PlainPage({ deals }) {
  const { t } = useTranslation();
  return h(
    'div',
    null,
    h('header', null, h(Link, { to: '/' }, t('agency.unnamed')), h(Link, { to: '/about' }, t('contactUs'))),
    h(
      'main',
      null,
      h('h1', null, t('agency.unnamed')),
      h('ul', null, ...deals.map((deal) => h(PlainCard, { key: deal.name, deal }))),
    ),
    h('footer', null, h(Link, { to: '/faqs' }, t('takeMeHome'))),
  );
}

/** @param {{ deal: PlainDeal }} props */
function PlainCard({ deal: { name, picture, price } }) {
  const [isSaved, setSaved] = useState(false);
  const { t } = useTranslation();
  return h(
    'li',
    null,
    h('img', { src: picture, alt: '', width: 320, height: 240, loading: 'lazy' }),
    h('h2', null, h(Link, { to: `/hotels?name=${encodeURIComponent(name)}` }, name)),
    h('p', null, price),
    h('button', { type: 'button', 'aria-pressed': isSaved, onClick: () => setSaved(!isSaved) }, t('close')),
  );
}

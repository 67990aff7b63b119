/** What the page does beyond its forms: it brings the requests up to date without leaving, and follows them if asked. */
export const PAGE_SCRIPT = `'use strict';
const refresh = async () => {
  const answer = await fetch('/sandbox', { headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const [now, then] = [page.querySelector('[data-live]'), document.querySelector('[data-live]')];
  if (answer.ok && now && then) then.replaceChildren(...now.childNodes);
};
const follow = document.querySelector('[data-follow]');
const quietly = () => refresh().catch(() => undefined);
follow.hidden = false;
document.querySelector('[data-refresh]').addEventListener('click', (event) => {
  event.preventDefault();
  quietly();
});
setInterval(() => {
  if (follow.querySelector('input').checked && !document.hidden) quietly();
}, 2000);
`;

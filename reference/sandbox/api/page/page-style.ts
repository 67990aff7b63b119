/** The style sheet of the sandbox's page, light and dark. */
export const PAGE_STYLE = `:root {
  color-scheme: light dark;
  --ink: light-dark(#1b2733, #e6ebf0);
  --soft: light-dark(#566373, #9aa7b5);
  --paper: light-dark(#f5f6f8, #12181f);
  --card: light-dark(#fff, #1b232c);
  --line: light-dark(#dde2e8, #2d3844);
  --brand: light-dark(#2c5fb3, #8db4f5);
  --bad: light-dark(#b3261e, #ff9d94);
  --good: light-dark(#1b6e4a, #7fd6ac);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  max-width: 76rem;
  padding: 1.5rem clamp(1rem, 4vw, 3rem) 4rem;
  background: var(--paper);
  color: var(--ink);
  font: 16px/1.5 system-ui, 'Segoe UI', Roboto, sans-serif;
}
h1 { display: flex; align-items: center; gap: 0.6rem; margin: 0; font-size: 1.7rem; }
h2 { margin: 2.5rem 0 0.6rem; font-size: 1.25rem; }
h3 { margin: 0; line-height: 1; }
p { margin: 0.4rem 0; }
header p, .address, small { color: var(--soft); }
nav { display: flex; flex-wrap: wrap; gap: 1rem; }
a { color: var(--brand); }
code { font: 0.875em ui-monospace, 'SF Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.here, .cards > li, table {
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: 12px;
}
.here { margin-top: 1.2rem; padding: 0.8rem 1.2rem; }
.cards {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: 1rem;
  margin: 1rem 0;
  padding: 0;
  list-style: none;
}
.cards > li { display: flex; flex-direction: column; padding: 1rem 1.1rem; }
.cards p { font-size: 0.9375rem; }
.cards form { margin-top: auto; padding-top: 0.5rem; }
.cards h3 a { display: inline-block; max-width: 100%; padding: 0.35rem 0.5rem; border-radius: 8px; background: #fff; }
.cards img { display: block; max-width: 100%; }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; }
button, .button, input, select {
  min-height: 2.25rem;
  padding: 0.3rem 0.75rem;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--paper);
  color: var(--ink);
  font: inherit;
  font-size: 0.9375rem;
}
input[type='checkbox'] { min-height: 0; }
button, .button { cursor: pointer; text-decoration: none; }
button:hover, .button:hover { border-color: var(--brand); color: var(--brand); }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
.row { align-items: end; margin: 0.8rem 0; gap: 0.8rem; }
.row label { display: grid; gap: 0.15rem; color: var(--soft); font-size: 0.875rem; }
.wide { overflow-x: auto; margin: 0.8rem 0; }
.wide code { white-space: nowrap; }
table { width: 100%; border-collapse: separate; border-spacing: 0; font-size: 0.9375rem; }
th, td { padding: 0.45rem 0.8rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
tbody tr:last-child td { border-bottom: 0; }
th { color: var(--soft); font-weight: 600; }
.status { font-weight: 600; }
.good { color: var(--good); }
.bad, .problem { color: var(--bad); }
.problem { font-weight: 600; }
`;

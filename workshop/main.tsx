import '../src/ui/theme/base.css';
import { createRoot } from 'react-dom/client';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

// Specimens make prices and dates as soon as they are read: after the polyfill.
const { workshop } = await import('./workshop.tsx');
createRoot(root).render(await workshop(window.location.search));

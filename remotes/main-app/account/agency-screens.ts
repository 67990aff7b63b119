/** An agency's applications, and what visitors searched for. Loaded together. */
export { ApplicationsScreen } from './agency/applications-screen.tsx';
export { SearchesScreen } from './agency/searches-screen.tsx';

/** The dashboards of agents and travellers, which begin with their trips. Loaded together. */
export { CommandCenter } from './dashboard/command-center.tsx';
export { TravellerDashboard } from './dashboard/traveller-dashboard.tsx';

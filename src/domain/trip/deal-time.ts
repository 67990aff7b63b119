/** When a stay begins and a car is fetched and brought back, by the clock of the place (specification §9). */
export const DEAL_TIME = '11:00';

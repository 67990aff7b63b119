/** Pages of the main app that change of language or currency treats in its own way (specification §4). */
export const FLIGHT_CHECKOUT = '/booknow/flights/checkout/*';

export const CARS = '/booknow/cars';

/** The pages of the main app on which flights are paid for (specification §4). */
export const FLIGHT_CHECKOUT = '/booknow/flights/checkout/*';

/** Lists of trips and bookings, and one of them. Loaded together. */
export { BookingsScreen } from './bookings/bookings-screen.tsx';
export { AgencyBookingScreen, MyTripScreen } from './bookings/trip-screen.tsx';
export { TripsScreen } from './bookings/trips-screen.tsx';

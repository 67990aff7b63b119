/** The id of the side navigation, for the toggler in the header. */
export const SIDE_NAVIGATION_ID = 'side-navigation';

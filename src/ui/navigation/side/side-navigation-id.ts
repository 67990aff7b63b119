/** Where the toggler in the header finds the side navigation. */
export const SIDE_NAVIGATION_ID = 'side-navigation';

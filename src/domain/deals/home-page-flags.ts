/**
 * What every deal search of the home page says of itself: asked on the public
 * travel site, for the home page, not for a destination's page.
 *
 * @see specification §7, deal searches
 */
export const HOME_PAGE_FLAGS = { isOTA: true, isHome: true, isFromDestination: false } as const;

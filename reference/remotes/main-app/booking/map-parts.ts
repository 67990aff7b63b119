/** The code of maps, loaded when a visitor opens one: one chunk for results and details. */
export { MapFrame } from '@livery/kit/map/map-frame';
export { OffersMap } from './results/offers-map.tsx';

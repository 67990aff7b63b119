export const mapParts = () => import('./map-parts.ts');

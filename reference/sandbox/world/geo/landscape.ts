/** What the country around a place looks like, as a traveller would say it in one word. */
export type Landscape = 'coast' | 'tropical' | 'city' | 'mountain' | 'desert' | 'old-town';

export const LANDSCAPES: readonly Landscape[] = ['coast', 'tropical', 'city', 'mountain', 'desert', 'old-town'];

/** The landscape around a place, in one word. */
export type Landscape = 'coast' | 'tropical' | 'city' | 'mountain' | 'desert' | 'old-town';

export const LANDSCAPES: readonly Landscape[] = ['coast', 'tropical', 'city', 'mountain', 'desert', 'old-town'];

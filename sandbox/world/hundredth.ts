/** Two decimals of a degree: about a kilometre. Never -0, which would be another seed. */
export const hundredth = (degrees: number): number => Math.round(degrees * 100) / 100 + 0;

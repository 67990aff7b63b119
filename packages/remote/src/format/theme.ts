export { parseColour } from '@livery/contract/agency/colour';
export { type Theme, themeOf } from '@livery/contract/agency/theme';

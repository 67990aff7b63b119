export { parseColour } from '@livery/contract/agency/colour';
export { agencyTheme, type Theme } from '@livery/contract/agency/theme';

export { parseColour } from '../../../../src/domain/agency/colour.ts';
export { type Theme, themeOf } from '../../../../src/domain/agency/theme.ts';

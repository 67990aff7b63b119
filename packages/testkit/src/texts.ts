/** 200 characters in words of every length. */
export const LONG_TEXT =
  'The Grand Old Harbour Palace and Winter Garden Residences by the Lighthouse of Saint-Barthélemy-sur-l’Eau, ' +
  'with a very quiet courtyard, seven fountains and a library of maps, open to guests all night';

/** 200 characters without a place to break the line. */
export const UNBROKEN_TEXT = 'Wunderbar'.repeat(23).slice(0, 200);

/** A text that is read from right to left. */
export const ARABIC_TEXT = 'فندق واحة النخيل على شاطئ الخليج';

import { AuthoredText } from '../../../src/ui/kit/authored-text.tsx';
import { ARABIC_TEXT, UNBROKEN_TEXT } from '../../props/long-texts.ts';
import type { Specimen } from '../../specimen.ts';

export const authoredText: Specimen = {
  stands: 'row',
  states: {
    plain: { show: <AuthoredText text="The Cedar House" /> },
    'other-letters': { show: <AuthoredText text={ARABIC_TEXT} /> },
    'named-language': { show: <AuthoredText text="Tu viaje empieza aquí" language="es" /> },
    unbroken: { show: <AuthoredText text={UNBROKEN_TEXT} /> },
  },
};

import type { LanguageCode, VoiceFiles } from '../../src/application/remotes/remote-context.ts';

/** The same files, with those of one language there already; where they can't be had, as they were. Never rejects. */
export function sentencesAtHand(files: VoiceFiles, language: LanguageCode): VoiceFiles | Promise<VoiceFiles> {
  const file = files[language];
  if (typeof file !== 'function') return files;
  return file().then(
    (sentences) => ({ ...files, [language]: sentences }),
    () => files,
  );
}

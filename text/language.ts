export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The first language we speak of those somebody asks for, as a browser (`de-AT,en;q=0.8`) or a machine
 * (`de_DE.UTF-8`, `de:en`) spells them; English if we speak none of them.
 */
export function pickLanguage(wanted: string | null | undefined): Language {
  const tags = (wanted ?? '').toLowerCase().split(/[\s,;:]+/);
  const spoken = tags.map((tag) => LANGUAGES.find((language) => language === tag.split(/[-_.@]/)[0]));
  return spoken.find((language) => language !== undefined) ?? 'en';
}

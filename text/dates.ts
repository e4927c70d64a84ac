import type { Language } from './language.ts';

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
};

/** A day as people write it: `2026-11-15` is “15 November 2026” and „15. November 2026“. */
export function dateText(day: string, language: Language): string {
  const [year, month, date] = day.split('-').map(Number);
  const name = MONTHS[language][Number(month) - 1];
  return language === 'de' ? `${date}. ${name} ${year}` : `${date} ${name} ${year}`;
}

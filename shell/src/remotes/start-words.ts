import type { Language } from '@potluck/cooking/language'

/** What is said when the application does not start. */
export interface StartWords {
  readonly interrupted: string
  readonly unanswered: string
  /** Before what went wrong. */
  readonly failed: string
  readonly reload: string
}

const english: StartWords = {
  interrupted: 'There was a connection interruption while loading this page. Do you want to reload the application?',
  unanswered: 'The settings of this Potluck did not arrive. Check your connection, then reload.',
  failed: 'Potluck could not start:',
  reload: 'Reload',
}

/** Part of the entry and not of `locales/`: those may be what did not arrive. */
const words: Partial<Record<Language, StartWords>> = {
  'en-us': english,
  he: {
    interrupted: 'החיבור נקטע בזמן טעינת הדף. לטעון את היישום מחדש?',
    unanswered: 'ההגדרות של Potluck לא הגיעו. כדאי לבדוק את החיבור ולטעון מחדש.',
    failed: 'Potluck לא הצליח להתחיל:',
    reload: 'טעינה מחדש',
  },
}

/** In this language, or in English. */
export const startWords = (language: Language): StartWords => words[language] ?? english

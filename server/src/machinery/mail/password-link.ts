import type { Language } from '@potluck/cooking/language'
import type { Letter } from './mail.ts'

/**
 * The page that takes a code.
 * @param web the product's address, ending in a slash: a setting, never what a request claims to have been sent to
 */
export const passwordLink = (web: string, code: string): string =>
  `${web}#/settings/account?code=${encodeURIComponent(code)}`

interface LetterWords {
  readonly subject: string
  readonly text: (link: string) => string
}

const letters: Readonly<Record<Language, LetterWords>> = {
  'en-us': {
    subject: 'A new password for Potluck',
    text: (link) => `Hello,

somebody, hopefully you, asked for a new password for this e-mail at Potluck. Choose one here:

${link}

The link works once, within the next hour. If it was not you, do nothing: your password stays as it is.
`,
  },
  'it-it': {
    subject: 'Una nuova password per Potluck',
    text: (link) => `Ciao,

qualcuno, speriamo tu, ha chiesto una nuova password di Potluck per questa e-mail. Sceglila qui:

${link}

Il link funziona una volta sola, entro la prossima ora. Se non l’hai chiesto tu, non devi fare nulla: la tua password resta com’è.
`,
  },
  'de-de': {
    subject: 'Ein neues Passwort für Potluck',
    text: (link) => `Hallo,

jemand, hoffentlich du, hat für diese E-Mail-Adresse ein neues Passwort bei Potluck angefordert. Hier kannst du es wählen:

${link}

Der Link gilt einmal und nur in der nächsten Stunde. Warst du es nicht, musst du nichts tun: Dein Passwort bleibt, wie es ist.
`,
  },
  'uk-ua': {
    subject: 'Новий пароль для Potluck',
    text: (link) => `Вітаємо!

Для цієї електронної пошти хтось (сподіваємося, ви) попросив новий пароль до Potluck. Виберіть його тут:

${link}

Посилання спрацює один раз, протягом найближчої години. Якщо ви цього не просили, нічого не робіть: пароль лишиться тим самим.
`,
  },
  he: {
    subject: 'סיסמה חדשה ל-Potluck',
    text: (link) => `שלום,

מישהו, כנראה אתם, ביקש סיסמה חדשה ב-Potluck לכתובת הזאת. אפשר לבחור אותה כאן:

${link}

הקישור פועל פעם אחת, בשעה הקרובה. אם לא ביקשתם, אין צורך לעשות דבר: הסיסמה נשארת כמו שהיא.
`,
  },
}

/** The letter that brings the link, in the language of who gets it. */
export const passwordLetter = (to: string, link: string, language: Language): Letter => ({
  to,
  subject: letters[language].subject,
  text: letters[language].text(link),
})

import type { LanguageForms } from './language-forms.ts'

/** Endings that the cases and numbers of Ukrainian nouns and adjectives have, folded (й is и, ї is і). */
const endings =
  /(?<=.{3})(?:ами|ями|ові|еві|ими|іми|ого|ому|ів|еи|ам|ям|ах|ях|ом|ем|ою|ею|ої|ии|іи|их|іх|им|ім|[аеиіоуюяєь])$/u

export const ukUa: LanguageForms = {
  sign: 'u',
  formsOf: (word) => [word.replace(endings, '').replace(/(.)\1$/u, '$1')],
}

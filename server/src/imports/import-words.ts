import { fallbackLanguage, type Language, languages } from '@potluck/cooking/language'

/** What an import writes into a cook's book besides what the file says. */
export interface ImportWords {
  readonly untitled: string
  /** What an item is called that could not be read. */
  readonly recipe: string
  readonly nutrition: string
  readonly difficulty: string
  readonly author: string
  readonly cookTime: string
  /** Labels for what a cook liked most, wants to cook, and for lessons. */
  readonly favourite: string
  readonly toCook: string
  readonly technique: string
  /** @param amount as it was written: "4", "4–6" */
  servings(amount: string): string
}

const words: Readonly<Record<Language, ImportWords>> = {
  'en-us': {
    untitled: 'Untitled recipe',
    recipe: 'Recipe',
    nutrition: 'Nutrition',
    difficulty: 'Difficulty',
    author: 'Author',
    cookTime: 'Cook time',
    favourite: 'Favourite',
    toCook: 'To cook',
    technique: 'Technique',
    servings: (amount) => (amount === '1' ? '1 serving' : `${amount} servings`),
  },
  'it-it': {
    untitled: 'Ricetta senza titolo',
    recipe: 'Ricetta',
    nutrition: 'Valori nutrizionali',
    difficulty: 'Difficoltà',
    author: 'Autore',
    cookTime: 'Tempo di cottura',
    favourite: 'Preferita',
    toCook: 'Da cucinare',
    technique: 'Tecnica',
    servings: (amount) => (amount === '1' ? '1 porzione' : `${amount} porzioni`),
  },
  'de-de': {
    untitled: 'Rezept ohne Titel',
    recipe: 'Rezept',
    nutrition: 'Nährwerte',
    difficulty: 'Schwierigkeit',
    author: 'Von',
    cookTime: 'Kochzeit',
    favourite: 'Lieblingsrezept',
    toCook: 'Will ich kochen',
    technique: 'Technik',
    servings: (amount) => (amount === '1' ? '1 Portion' : `${amount} Portionen`),
  },
  'uk-ua': {
    untitled: 'Рецепт без назви',
    recipe: 'Рецепт',
    nutrition: 'Поживна цінність',
    difficulty: 'Складність',
    author: 'Автор',
    cookTime: 'Час приготування',
    favourite: 'Улюблене',
    toCook: 'Хочу приготувати',
    technique: 'Техніка',
    servings: (amount) => `порції: ${amount}`,
  },
  he: {
    untitled: 'מתכון ללא שם',
    recipe: 'מתכון',
    nutrition: 'ערכים תזונתיים',
    difficulty: 'דרגת קושי',
    author: 'מאת',
    cookTime: 'זמן בישול',
    favourite: 'מועדף',
    toCook: 'לבשל בקרוב',
    technique: 'טכניקה',
    servings: (amount) => (amount === '1' ? 'מנה אחת' : `${amount} מנות`),
  },
}

/** The words of a cook's language; of the one that stands in for others where it is not known. */
export const importWords = (language: string | null): ImportWords =>
  words[languages.find((known) => known === language) ?? fallbackLanguage]

import type { standardMeals } from '@potluck/api/meal-plans'
import type { Language } from '@potluck/cooking/language'

/** What a plan in a calendar says besides the words of its cooks. */
export interface CalendarWords {
  readonly meals: Readonly<Record<(typeof standardMeals)[number], string>>
  /** @param number as it is written */
  readonly servings: (number: string) => string
}

export const calendarWords: Readonly<Record<Language, CalendarWords>> = {
  'en-us': {
    meals: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snacks: 'Snacks', other: 'Other' },
    servings: (number) => `for ${number}`,
  },
  'de-de': {
    meals: {
      breakfast: 'Frühstück',
      lunch: 'Mittagessen',
      dinner: 'Abendessen',
      snacks: 'Snacks',
      other: 'Anderes',
    },
    servings: (number) => `für ${number}`,
  },
  'it-it': {
    meals: { breakfast: 'Colazione', lunch: 'Pranzo', dinner: 'Cena', snacks: 'Spuntini', other: 'Altro' },
    servings: (number) => `per ${number}`,
  },
  'uk-ua': {
    meals: { breakfast: 'Сніданок', lunch: 'Обід', dinner: 'Вечеря', snacks: 'Перекус', other: 'Інше' },
    servings: (number) => `на ${number}`,
  },
  he: {
    meals: {
      breakfast: 'ארוחת בוקר',
      lunch: 'ארוחת צהריים',
      dinner: 'ארוחת ערב',
      snacks: 'נשנושים',
      other: 'אחר',
    },
    servings: (number) => (number === '1' ? 'לסועד אחד' : `ל־${number} סועדים`),
  },
}

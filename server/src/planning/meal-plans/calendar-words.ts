import { wordsIn } from '../../machinery/base/words-in.ts'

/** The words of a plan in a calendar besides those of its cooks. */
export const calendarWords = wordsIn('planning/meal-plans/locales')

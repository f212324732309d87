import { wordsIn } from '../machinery/words-in.ts'

/** The words of a plan in a calendar besides those of its cooks. */
export const calendarWords = wordsIn('meal-plans/locales')

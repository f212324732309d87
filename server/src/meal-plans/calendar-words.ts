import { wordsIn } from '../machinery/words-in.ts'

/** What a plan in a calendar says besides the words of its cooks. */
export const calendarWords = wordsIn('meal-plans/locales')

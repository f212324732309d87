import type { TimeWords } from '../time-words.ts'

export const heTime: TimeWords = {
  second: ['שנייה|שניות', 'שניה|שניות'],
  minute: ['דקה|דקות', "דק'"],
  hour: ['שעה|שעות', 'שעתיים'],
  day: ['יום|ימים', 'יומיים', 'יממה|יממות'],
  week: ['שבוע|שבועות', 'שבועיים'],
  month: ['חודש|חודשים'],
  year: ['שנה|שנים'],
}

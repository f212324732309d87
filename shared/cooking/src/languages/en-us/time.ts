import { metric } from '../metric.ts'
import type { TimeWords } from '../time-words.ts'

export const enUsTime: TimeWords = {
  second: [...metric.second, 'second|seconds'],
  minute: [...metric.minute, 'minute|minutes'],
  hour: [...metric.hour, 'hour|hours'],
  day: ['day|days'],
  week: ['week|weeks'],
  month: ['month|months'],
  year: ['year|years', 'yr', 'yrs'],
}

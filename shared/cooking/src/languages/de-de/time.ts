import { metric } from '../metric.ts'
import type { TimeWords } from '../time-words.ts'

export const deDeTime: TimeWords = {
  second: [...metric.second, 'Sekunde|Sekunden', 'sek'],
  minute: [...metric.minute, 'Minute|Minuten'],
  hour: [...metric.hour, 'Stunde|Stunden', 'std', 'stdn'],
  day: ['Tag|Tage', 'Tagen'],
  week: ['Woche|Wochen'],
  month: ['Monat|Monate', 'Monaten'],
  year: ['Jahr|Jahre', 'Jahren'],
}

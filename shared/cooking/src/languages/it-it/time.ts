import { metric } from '../metric.ts'
import type { TimeWords } from '../time-words.ts'

export const itItTime: TimeWords = {
  second: [...metric.second, 'secondo|secondi'],
  minute: [...metric.minute, 'minuto|minuti'],
  hour: [...metric.hour, 'ora|ore'],
  day: ['giorno|giorni'],
  week: ['settimana|settimane'],
  month: ['mese|mesi'],
  year: ['anno|anni'],
}

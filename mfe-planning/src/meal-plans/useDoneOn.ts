import { useTranslation } from 'react-i18next'
import type { Day } from './days.ts'
import { useDayNames } from './useDayNames.ts'

/** Words for an action and the day that it was for; without a day, the queue. */
export function useDoneOn(): (done: string, day: Day | null) => string {
  const { t } = useTranslation('planning')
  const { long } = useDayNames()
  return (done, day) => `${done} · ${day === null ? t('plan.queue') : long(day)}`
}

import { useFormats } from '@potluck/parts'
import type { PlanView } from './usePlanView.ts'

/** The visible days in words: "16–22 November" this year, "28 December 2026 – 3 January 2027", "November 2026". */
export function useSpanName({ kind, day, weeks }: PlanView): string {
  const formats = useFormats()
  if (kind === 'month') return formats.day(day, 'month')
  const [week] = weeks
  return formats.days(week?.[0] ?? day, week?.at(-1) ?? day)
}

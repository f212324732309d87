import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date'

/** What is read of a plan at once: the month that is shown with the ones around it, so that leafing waits for nothing. */
export function spanAround(day: string): { readonly from: string; readonly to: string } {
  const date = parseDate(day)
  return {
    from: startOfMonth(date.subtract({ months: 1 }))
      .subtract({ weeks: 1 })
      .toString(),
    to: endOfMonth(date.add({ months: 1 }))
      .add({ weeks: 1 })
      .toString(),
  }
}

import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date'

/** The days to fetch of a plan: the visible month and its neighbours, so that paging needs no request. */
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

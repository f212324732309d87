/** The dates of today and the days after it, as the calendar of the device has them. */
export const daysFromToday = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date()
    date.setDate(date.getDate() + index)
    return new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString().slice(0, 10)
  })

/** Does something with each of many things, a few at a time; the first failure ends it. */
export async function eachOf<T>(
  things: AsyncIterable<T>,
  atOnce: number,
  use: (thing: T) => Promise<void>,
): Promise<void> {
  const iterator = things[Symbol.asyncIterator]()
  let isOver = false
  async function work(): Promise<void> {
    while (!isOver) {
      const { done, value } = await iterator.next()
      if (done) return
      await use(value)
    }
  }
  const workers = Array.from({ length: atOnce }, () =>
    work().finally(() => {
      isOver = true
    }),
  )
  // Nobody works any more when it is told.
  const ends = await Promise.allSettled(workers)
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

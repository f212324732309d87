import pLimit from 'p-limit'

/** Books of all members that are written at the same time: each needs a process. */
const limit = pLimit(3)

/** Waits for a free slot; the returned function frees it again. */
const takeSlot = (): Promise<() => void> =>
  new Promise((resolve) => {
    void limit(() => new Promise<void>((free) => resolve(free)))
  })

/** Resolves when the latest book of a member is complete, by member id. */
const latestBooks = new Map<string, Promise<void>>()

/** Writes the books of a member one after the other, and few books at the same time: many books delay only their member. */
export async function* oneBookAtATime<Piece>(
  memberId: string,
  make: () => AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  const previous = latestBooks.get(memberId) ?? Promise.resolve()
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const current = previous.then(() => isOver)
  latestBooks.set(memberId, current)
  try {
    await previous
    const freeSlot = await takeSlot()
    try {
      yield* make()
    } finally {
      freeSlot()
    }
  } finally {
    end()
    if (latestBooks.get(memberId) === current) latestBooks.delete(memberId)
  }
}

import pLimit from 'p-limit'

/** Books made at once, by all members: each has a process. */
const limit = pLimit(3)

/** Waits for a turn; the function given back ends it. */
const takeTurn = (): Promise<() => void> =>
  new Promise((taken) => {
    void limit(() => new Promise<void>((end) => taken(end)))
  })

/** When the last book that a member asked for is over. */
const latest = new Map<string, Promise<void>>()

/** Makes a member's books one after the other, and few at once: who asks for many waits, and nobody else does for them. */
export async function* oneBookAtATime<Piece>(
  memberId: string,
  make: () => AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  const before = latest.get(memberId) ?? Promise.resolve()
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const mine = before.then(() => isOver)
  latest.set(memberId, mine)
  try {
    await before
    const endTurn = await takeTurn()
    try {
      yield* make()
    } finally {
      endTurn()
    }
  } finally {
    end()
    if (latest.get(memberId) === mine) latest.delete(memberId)
  }
}

/** Things that are all at hand, one after the other. */
export async function* asyncItems<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}

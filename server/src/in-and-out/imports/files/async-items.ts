/** An async iterable of items that are in memory already. */
export async function* asyncItems<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}

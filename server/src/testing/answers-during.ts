/**
 * Number of calls that are answered, one after another, while `work` runs.
 * A count, and not the slowest answer: a busy machine slows one call, but blocked work answers none.
 */
export const answersDuring = async (work: Promise<unknown>, call: () => Promise<unknown>): Promise<number> => {
  let isOver = false
  const end = work.finally(() => {
    isOver = true
  })
  let answers = 0
  while (!isOver) {
    await call()
    if (!isOver) answers++
  }
  await end
  return answers
}

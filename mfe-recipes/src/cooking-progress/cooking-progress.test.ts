import { one } from '@potluck/cooking/quantity'
import { changeProgress, cookingProgress, progressOf, toggledIn } from './cooking-progress.ts'

const storedProgress = (recipeId: string, version: number) => progressOf(cookingProgress.get().get(recipeId), version)

test('a recipe without progress is displayed as written', () => {
  const { factor, ticked, step } = storedProgress('begun by nobody', 1)
  expect([factor.equals(1), ticked.size, step]).toEqual([true, 0, null])
})

test('each recipe has separate progress', () => {
  changeProgress('soup', 1, { step: 2 })
  changeProgress('cake', 1, { ticked: new Set([0]) })
  expect(storedProgress('soup', 1)).toMatchObject({ step: 2, ticked: new Set() })
  expect(storedProgress('cake', 1)).toMatchObject({ step: null, ticked: new Set([0]) })
})

test('an edited recipe retains its scale factor and loses ticks and step', () => {
  changeProgress('stew', 1, { factor: one.mul(2), ticked: new Set([1]), step: 3 })
  const { factor, ticked, step } = storedProgress('stew', 2)
  expect([factor.equals(2), ticked.size, step]).toEqual([true, 0, null])
})

test('a second tick removes the first', () => {
  expect(toggledIn(toggledIn(new Set([1]), 2), 2)).toEqual(new Set([1]))
})

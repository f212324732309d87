import { loadVocabulary } from '@potluck/cooking/languages/load-words'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { item, openList, serveList } from '../testing/served-list.ts'
import { weightsIn } from './useWeights.ts'

const rowOf = (title: string) => ({ name: `Show the items in ${title}` })

const waiting: (() => void)[] = []

beforeEach(() => {
  waiting.length = 0
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => waiting.push(run),
    cancelIdleCallback: () => undefined,
  })
})

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(window, 'cancelIdleCallback')
})

test('a list with sums only loads no foods', async () => {
  const { answers } = serveList([item('2 onions'), item('3 onions'), item('500 g flour'), item('salt')])
  await openList(answers)
  await screen.findByRole('button', rowOf('5 onions'))
  // It only asks for what is at home.
  expect(waiting).toHaveLength(1)
})

test('what is counted and what is weighed have a sum from the next visit on', async () => {
  const { answers } = serveList([item('2 onions'), item('300 g onions')])
  await openList(answers)
  await screen.findByRole('button', rowOf('2 + 300 g onions'))
  expect(weightsIn(await loadVocabulary(['en-us']))).toBeUndefined()
  expect(waiting).toHaveLength(2)
  act(() => {
    for (const run of waiting) run()
  })
  await waitFor(async () => expect(weightsIn(await loadVocabulary(['en-us']))).toBeDefined())
  expect(screen.getByRole('button', rowOf('2 + 300 g onions'))).toBeVisible()
  cleanup()
  await openList(answers)
  expect(await screen.findByRole('button', rowOf('~540 g (2 + 300 g) onions'))).toBeVisible()
})

import { loadVocabulary } from '@potluck/cooking/languages/load-words'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { item, openList, serveList } from '../testing/served-list.ts'
import { loadWeights } from './load-weights.ts'

const rowOf = (title: string) => ({ name: `Show the items in ${title}` })

test('what is counted and what is weighed have a sum from the next visit on', async () => {
  const { answers } = serveList([item('2 onions'), item('300 g onions')])
  await openList(answers)
  await screen.findByRole('button', rowOf('2 + 300 g onions'))
  await waitFor(async () => loadWeights(await loadVocabulary(['en-us'])))
  expect(screen.getByRole('button', rowOf('2 + 300 g onions'))).toBeVisible()
  cleanup()
  await openList(answers)
  expect(await screen.findByRole('button', rowOf('~540 g (2 + 300 g) onions'))).toBeVisible()
})

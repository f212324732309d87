/** @page */
import { showStartFailure } from './start-failure.ts'

const interruption = 'The connection was interrupted. Reload?'

const words = {
  language: 'en-us',
  interrupted: interruption,
  unanswered: 'The settings of this Potluck did not arrive.',
  failed: 'Potluck could not start:',
  reload: 'Reload',
}

function fail(error: unknown, { spoken = words, accepts = false } = {}) {
  const root = document.createElement('div')
  Object.assign(root.dataset, spoken)
  const reload = jest.fn()
  const confirm = jest.fn(() => accepts)
  showStartFailure(error, { root, confirm, reload })
  return { root, reload, confirm }
}

const chunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })

test('a piece that did not arrive asks once whether to reload', () => {
  const { root, reload, confirm } = fail(chunk, { accepts: true })
  expect(confirm).toHaveBeenCalledWith(interruption)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(root).toHaveTextContent(interruption)
})

test('whoever does not want to reload finds the offer on the page', () => {
  const { root, reload } = fail(chunk)
  expect(reload).not.toHaveBeenCalled()
  root.querySelector('button')?.click()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('settings that did not arrive are not taken for a piece of the page', () => {
  const { root, confirm } = fail(new TypeError('Failed to fetch'))
  expect(root).toHaveTextContent('The settings of this Potluck did not arrive.')
  expect(confirm).not.toHaveBeenCalled()
})

test('anything else is said as it is', () => {
  const { root } = fail(new Error('config.json answered 500'))
  expect(root).toHaveTextContent('Potluck could not start: config.json answered 500')
})

test('it is said in the language that the page was written in', () => {
  const { root } = fail(chunk, { spoken: { ...words, language: 'he', reload: 'טעינה מחדש' } })
  expect(root.querySelector('main')).toHaveAttribute('lang', 'he')
  expect(root.querySelector('button')).toHaveTextContent('טעינה מחדש')
})

/** @page */
import { showStartFailure } from './start-failure.ts'

const interruption = 'The connection was interrupted. Reload?'

const words = {
  language: 'en-us',
  interrupted: interruption,
  unanswered: 'The settings of this Potluck did not arrive.',
  failed: 'Potluck couldn’t start:',
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

test('a part that failed to load asks once whether to reload', () => {
  const { root, reload, confirm } = fail(chunk, { accepts: true })
  expect(confirm).toHaveBeenCalledWith(interruption)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(root).toHaveTextContent(interruption)
})

test('the offer to reload stays on the page when the reader cancels', () => {
  const { root, reload } = fail(chunk)
  expect(reload).not.toHaveBeenCalled()
  root.querySelector('button')?.click()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a config.json that failed to load is not treated as a part of the page', () => {
  const { root, confirm } = fail(new TypeError('Failed to fetch'))
  expect(root).toHaveTextContent('The settings of this Potluck did not arrive.')
  expect(confirm).not.toHaveBeenCalled()
})

test('any other error is shown with its message', () => {
  const { root } = fail(new Error('config.json answered 500'))
  expect(root).toHaveTextContent('Potluck couldn’t start: config.json answered 500')
})

test('a start failure is shown in the language of the page', () => {
  const { root } = fail(chunk, { spoken: { ...words, language: 'he', reload: 'טעינה מחדש' } })
  expect(root.querySelector('main')).toHaveAttribute('lang', 'he')
  expect(root.querySelector('button')).toHaveTextContent('טעינה מחדש')
})

import { showStartFailure } from './start-failure.ts'

function fail(error: unknown, { languages = ['en-GB'], accepts = false } = {}) {
  const root = document.createElement('div')
  const reload = jest.fn()
  const confirm = jest.fn(() => accepts)
  showStartFailure(error, { root, languages, confirm, reload })
  return { root, reload, confirm }
}

const chunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
const interruption =
  'There was a connection interruption while loading this page. Do you want to reload the application?'

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

test.each([
  [['iw-IL', 'en'], 'he', 'טעינה מחדש'],
  [['ja'], 'en-us', 'Reload'],
])('a browser of %j is spoken to in %s', (languages, language, word) => {
  const { root } = fail(chunk, { languages })
  expect(root.querySelector('main')).toHaveAttribute('lang', language)
  expect(root.querySelector('button')).toHaveTextContent(word)
})

import { showStartFailure } from './start-failure.ts'

const shown = (error: unknown, reload = () => {}): Element => {
  const root = document.createElement('div')
  showStartFailure(error, root, reload)
  return root
}

const interruption = 'There was a connection interruption while loading this page.'

test.each([
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }),
  new TypeError('Failed to fetch'),
])('an interrupted start offers a reload', (error) => {
  const reload = jest.fn()
  const root = shown(error, reload)
  expect(root).toHaveTextContent(interruption)
  root.querySelector('button')?.click()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('anything else is said as it is', () => {
  expect(shown(new Error('config.json answered 500'))).toHaveTextContent(
    'Potluck could not start: config.json answered 500',
  )
})

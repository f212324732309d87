/** @page */
import { loadEntryScript } from './entry-script.ts'

const address = 'https://cook.example/remotes/recipes/1.0.0/remoteEntry.js'
const container = { init() {}, get() {} }

/** The script that is loading. */
const script = (): HTMLScriptElement => {
  const element = document.head.querySelector('script')
  if (!element) throw new Error('no script is waited for')
  return element
}

const arrive = (event: 'load' | 'error') => script().dispatchEvent(new Event(event))

/** Ends the first request for the script with this event, and waits for the second request. */
async function arriveFirst(event: 'load' | 'error'): Promise<void> {
  arrive(event)
  await jest.advanceTimersByTimeAsync(0)
  expect(script().src).toMatch(`${address}?again=`)
}

beforeEach(() => jest.useFakeTimers())

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'recipes')
  expect(document.head.querySelector('script')).toBeNull()
})

test('an entry script gives its container', async () => {
  const loading = loadEntryScript(address, 'recipes')
  expect(script().src).toBe(address)
  Reflect.set(globalThis, 'recipes', container)
  arrive('load')
  await expect(loading).resolves.toBe(container)
})

test('a script is checked against the hash in the registry', async () => {
  const loading = loadEntryScript(address, 'recipes', 'sha384-x')
  expect(script().integrity).toBe('sha384-x')
  await arriveFirst('error')
  expect(script().integrity).toBe('sha384-x')
  arrive('error')
  await expect(loading).rejects.toMatchObject({ kind: 'network' })
})

test.each(['error', 'load'] as const)(
  'a damaged script (%s) is requested again without the cache of the browser',
  async (event) => {
    const loading = loadEntryScript(address, 'recipes')
    await arriveFirst(event)
    Reflect.set(globalThis, 'recipes', container)
    arrive('load')
    await expect(loading).resolves.toBe(container)
  },
)

test('a script that fails twice is a failure of the network', async () => {
  const loading = loadEntryScript(address, 'recipes')
  await arriveFirst('error')
  arrive('error')
  await expect(loading).rejects.toMatchObject({ kind: 'network' })
})

test('a script without a container is no remote', async () => {
  const loading = loadEntryScript(address, 'recipes')
  await arriveFirst('load')
  arrive('load')
  await expect(loading).rejects.toMatchObject({
    kind: 'evaluate',
    message: expect.stringContaining('no remote "recipes"'),
  })
})

test('the container of another version is not used for this one', async () => {
  Reflect.set(globalThis, 'recipes', container)
  const loading = loadEntryScript(address, 'recipes')
  await arriveFirst('load')
  arrive('load')
  await expect(loading).rejects.toMatchObject({ kind: 'evaluate' })
})

test('the error of the script is the cause, and not that of another script', async () => {
  const burnt = new Error('burnt')
  const loading = loadEntryScript(address, 'recipes')
  window.dispatchEvent(
    new ErrorEvent('error', { filename: 'https://cook.example/other.js', error: new Error('other') }),
  )
  await arriveFirst('load')
  window.dispatchEvent(new ErrorEvent('error', { filename: script().src, error: burnt }))
  arrive('load')
  await expect(loading).rejects.toMatchObject({ kind: 'evaluate', cause: burnt })
})

test('a script that hangs is requested again under another address', async () => {
  const loading = loadEntryScript(address, 'recipes')
  await jest.advanceTimersByTimeAsync(8_000)
  expect(script().src).toMatch(`${address}?again=`)
  Reflect.set(globalThis, 'recipes', container)
  arrive('load')
  await expect(loading).resolves.toBe(container)
})

test('a script that hangs twice fails', async () => {
  const loading = expect(loadEntryScript(address, 'recipes')).rejects.toMatchObject({ kind: 'timeout' })
  await jest.advanceTimersByTimeAsync(16_000)
  await loading
})

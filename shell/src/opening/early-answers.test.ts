/** @page */
import { createEarlyAnswers } from './early-answers.ts'

const address = 'http://localhost/api/recipes/by-page?folder=main'
const withToken = { method: 'GET', headers: { authorization: 'Bearer one' } }

let token: string | null
let path: string
const network = jest.fn()

/** @param early what the early script has asked for */
function create(early: Record<string, Promise<unknown>> = {}) {
  Object.assign(window, { fetch: network, potluckEarly: early })
  return createEarlyAnswers({ window, path: () => path, token: () => token })
}

beforeEach(() => {
  token = 'one'
  path = '/list/main'
  network.mockReset().mockResolvedValue('from the network')
  jest.spyOn(performance, 'now').mockReturnValue(1_000)
})

afterEach(() => jest.restoreAllMocks())

// jsdom has no Response.
const early = () => Promise.resolve('early')

test('an early answer is given once', async () => {
  const { fetch } = create({ [address]: early() })
  expect(await fetch(address, withToken)).toBe('early')
  expect(await fetch(address, withToken)).toBe('from the network')
})

test('an early request that failed is sent again', async () => {
  const failed = Promise.reject(new TypeError('Failed to fetch'))
  const { fetch } = create({ [address]: failed })
  expect(await fetch(address, withToken)).toBe('from the network')
})

test('a change never gets an early answer', async () => {
  const { fetch } = create({ [address]: early() })
  expect(await fetch(address, { ...withToken, method: 'PUT' })).toBe('from the network')
})

test('an early answer is not given after ten seconds, nor to another session', async () => {
  const late = create({ [address]: early() })
  jest.spyOn(performance, 'now').mockReturnValue(10_001)
  expect(await late.fetch(address, withToken)).toBe('from the network')
  jest.spyOn(performance, 'now').mockReturnValue(1_000)
  const other = create({ [address]: early() })
  token = 'two'
  expect(await other.fetch(address, withToken)).toBe('from the network')
})

test('a caller that gives up gets its reason, and nothing is sent', async () => {
  const { fetch } = create({ [address]: new Promise(() => {}) })
  const giveUp = new AbortController()
  const answer = fetch(address, { ...withToken, signal: giveUp.signal })
  giveUp.abort(new DOMException('left', 'AbortError'))
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  expect(network).not.toHaveBeenCalled()
})

test('the first six questions of a path are noted, without files and settings', async () => {
  const { fetch, questionsOf } = create()
  await fetch('http://localhost/config.json')
  for (const count of [1, 2, 3, 4, 5, 6, 7, 1]) await fetch(`http://localhost/api/${count}`, withToken)
  expect(questionsOf('/list/main')).toEqual([1, 2, 3, 4, 5, 6].map((count) => `http://localhost/api/${count}`))
  path = '/recipe/7'
  await fetch('http://localhost/api/recipes/7', withToken)
  expect(questionsOf('/list/main')).toEqual([])
  expect(questionsOf('/recipe/7')).toEqual(['http://localhost/api/recipes/7'])
})

test('preferences are not noted: they are asked for when the live channel is open', async () => {
  const { fetch, questionsOf } = create()
  await fetch('http://localhost/api/users/preferences', withToken)
  expect(questionsOf('/list/main')).toEqual([])
})

import { readRegistry } from './read-registry.ts'

const page = 'https://cook.example/potluck/'
const recipes = {
  id: 'recipes',
  version: '1.0.0',
  contract: 1,
  enabled: true,
  entry: 'remotes/recipes/1.0.0/e.js',
  paths: ['list'],
}
const good = { schemaVersion: 1, remotes: [recipes] }

const answering = (...answers: (Response | Error)[]) => {
  const send = jest.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]?.valueOf()
    if (answer instanceof Response) return answer.clone()
    throw answer
  })
  return send as typeof send & typeof fetch
}

const storage = (initial: string | null = null) => {
  let value = initial
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next
    },
  }
}

test('addresses in the registry are relative to it, so that a sub-path works', async () => {
  const registry = await readRegistry({ page, storage: storage(), send: answering(Response.json(good)) })
  expect(registry.source).toBe('deployment')
  expect(registry.remotes[0]?.entry).toBe('https://cook.example/potluck/remotes/recipes/1.0.0/e.js')
})

test('the registry is never read from the cache of the browser', async () => {
  const send = answering(Response.json(good))
  await readRegistry({ page, storage: storage(), send })
  expect(send).toHaveBeenCalledWith(
    new URL('https://cook.example/potluck/remotes.json'),
    expect.objectContaining({ cache: 'no-cache' }),
  )
})

test('the registry is read again after one interruption', async () => {
  const send = answering(new TypeError('Failed to fetch'), Response.json(good))
  expect((await readRegistry({ page, storage: storage(), send })).source).toBe('deployment')
})

test('an invalid entry is left out and named, and the others stay', async () => {
  const file = { ...good, remotes: [{ id: 'social', entry: 5 }, recipes] }
  const registry = await readRegistry({ page, storage: storage(), send: answering(Response.json(file)) })
  expect(registry.remotes.map(({ id }) => id)).toEqual(['recipes'])
  expect(registry.problems).toEqual([expect.stringContaining('remote "social" is skipped')])
})

test('an invalid address removes only its own entry', async () => {
  const file = { ...good, remotes: [{ ...recipes, id: 'social', paths: ['people'], entry: 'https://[/e.js' }, recipes] }
  const registry = await readRegistry({ page, storage: storage(), send: answering(Response.json(file)) })
  expect(registry.remotes.map(({ id }) => id)).toEqual(['recipes'])
  expect(registry.problems).toEqual(['remote "social" is skipped: https://[/e.js is no address'])
})

test.each([
  ['missing', new Response('Not found', { status: 404 }), 'answered 404'],
  ['empty', new Response(''), 'is not JSON'],
  ['malformed', new Response('{ "remotes": ['), 'is not JSON'],
  ['a page', new Response('<!doctype html>'), 'is not JSON'],
  ['of another shape', Response.json({ remotes: {} }), 'is no registry'],
  ['unreachable', new TypeError('Failed to fetch'), 'Failed to fetch'],
])('a registry that is %s gives no remotes, and the reason', async (_name, answer, reason) => {
  const registry = await readRegistry({ page, storage: storage(), send: answering(answer) })
  expect(registry).toMatchObject({ source: 'none', remotes: [] })
  expect(registry.problems[0]).toContain(reason)
})

test('the registry of the last visit replaces one that cannot be read, and is flagged as outdated', async () => {
  const stored = storage()
  await readRegistry({ page, storage: stored, send: answering(Response.json(good)) })
  const registry = await readRegistry({ page, storage: stored, send: answering(new Response('', { status: 500 })) })
  expect(registry.source).toBe('last-known')
  expect(registry.remotes[0]?.id).toBe('recipes')
  expect(registry.problems[0]).toContain('answered 500')
})

test('the registry is read though storage is full or damaged', async () => {
  const full = {
    getItem: () => 'spoilt',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect((await readRegistry({ page, storage: full, send: answering(Response.json(good)) })).source).toBe('deployment')
  expect((await readRegistry({ page, storage: full, send: answering(new TypeError('offline')) })).source).toBe('none')
})

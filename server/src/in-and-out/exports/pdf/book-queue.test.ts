import { oneBookAtATime } from './book-queue.ts'

async function* pieces(name: string, events: string[]): AsyncGenerator<string> {
  events.push(`${name} begins`)
  yield `${name} 1`
  yield `${name} 2`
  events.push(`${name} ends`)
}

async function read(book: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const piece of book) all.push(piece)
  return all
}

test('the queue writes the books of one member one after the other', async () => {
  const events: string[] = []
  const books = ['a', 'b'].map((name) => read(oneBookAtATime('anna', () => pieces(name, events))))
  expect(await Promise.all(books)).toEqual([
    ['a 1', 'a 2'],
    ['b 1', 'b 2'],
  ])
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

test('the queue writes three books at the same time, and the fourth starts when one ends, fails or is cancelled', async () => {
  const events: string[] = []
  const open = ['a', 'b', 'c', 'd'].map((name) => oneBookAtATime(name, () => pieces(name, events)))
  const [first, ...others] = open.map((book) => book.next())
  await Promise.all([first, ...others.slice(0, 2)])
  expect(events).toEqual(['a begins', 'b begins', 'c begins'])
  await open[0]?.return(undefined)
  expect(await others[2]).toEqual({ done: false, value: 'd 1' })
  await Promise.all(open.map((book) => book.return(undefined)))
  const failing = oneBookAtATime('e', () => {
    throw new Error('no book')
  })
  await expect(failing.next()).rejects.toThrow('no book')
  expect(await read(oneBookAtATime('e', () => pieces('e', events)))).toEqual(['e 1', 'e 2'])
})

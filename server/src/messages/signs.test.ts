import { array, assert, asyncProperty, constantFrom, integer } from 'fast-check'
import { createSigns, mayContain, triplesOf } from './signs.ts'

const signsOf = async (texts: readonly string[]): Promise<string> => {
  const signs = createSigns()
  await signs.add(texts)
  return signs.written()
}

const letters = constantFrom(...'abcdeäößẞÀéIİıiσςΣłŁ עברית\u0301ﬁ가')
const text = array(letters, { maxLength: 60 }).map((all) => all.join(''))

test('signs never miss words that a text contains, in any case', async () => {
  await assert(
    asyncProperty(array(text, { minLength: 1, maxLength: 5 }), integer(), integer(), async (texts, one, other) => {
      const said = texts[Math.abs(one) % texts.length] ?? ''
      const start = Math.abs(other) % (said.length + 1)
      const part = said.slice(start, start + 8).toWellFormed()
      const signs = await signsOf(texts)
      for (const query of [part, part.toUpperCase(), part.toLowerCase()]) {
        expect([query, mayContain(signs, triplesOf(query))]).toEqual([query, true])
      }
    }),
  )
})

test('signs exclude words that no text contains, also for large texts', async () => {
  const words = Array.from({ length: 2_000 }, (_, at) => `soup ${at} with bread and butter`)
  const signs = await signsOf(words)
  expect([mayContain(signs, triplesOf('Bread and B')), mayContain(signs, triplesOf('rhubarb crumble'))]).toEqual([
    true,
    false,
  ])
})

test('signs of few words are small', async () => {
  expect((await signsOf(['hello'])).length).toBeLessThan(100)
  const many = await signsOf(Array.from({ length: 30_000 }, (_, at) => `${at * 7_919}`))
  expect(many.length).toBeLessThan(11_000)
})

test('signs cannot exclude two letters', async () => {
  expect(mayContain(await signsOf(['soup']), triplesOf('xy'))).toBe(true)
})

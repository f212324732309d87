import { HiddenTextCache } from './hidden-texts.ts'

const textsOf = (id: string) => ({ ingredients: `of ${id}`, instructions: '', notes: '' })

function cache() {
  const reads: (readonly string[])[] = []
  const texts = new HiddenTextCache(async (ids) => {
    reads.push(ids)
    return new Map(ids.filter((id) => id !== 'gone').map((id) => [id, textsOf(id)]))
  })
  return { texts, reads }
}

test('the texts of a recipe are read the first time only, until they are forgotten', async () => {
  const { texts, reads } = cache()
  expect([...(await texts.get(['soup', 'gone'])).keys()]).toEqual(['soup'])
  await texts.get(['soup', 'pie'])
  expect(reads).toEqual([['soup', 'gone'], ['pie']])
  texts.forget(['soup'])
  await texts.get(['soup', 'pie'])
  expect(reads.at(-1)).toEqual(['soup'])
})

test('one call is answered whole though it is about more recipes than the cache holds', async () => {
  const { texts, reads } = cache()
  const ids = Array.from({ length: 1_501 }, (_, at) => `recipe ${at}`)
  expect((await texts.get(ids)).size).toBe(1_501)
  await texts.get(['another'])
  expect(reads).toHaveLength(2)
})

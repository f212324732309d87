import fc from 'fast-check'
import { jsonElements } from './json-elements.ts'

async function* inPieces(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function elementsOf(text: string, { size = 3, longest = 10_000 } = {}): Promise<(string | null)[]> {
  const found: (string | null)[] = []
  for await (const element of jsonElements(inPieces(text, size), longest)) found.push(element)
  return found
}

const parsed = async (text: string, size?: number) =>
  (await elementsOf(text, size === undefined ? {} : { size })).map((element): unknown => JSON.parse(element ?? 'null'))

test('a list is cut into its elements, wherever the pieces of the file end', async () => {
  const list = [{ a: '[1, {"}' }, 'b, "c"', [1, [2, 3]], 4, null]
  for (const size of [1, 2, 5, 1_000]) expect(await parsed(JSON.stringify(list, null, 1), size)).toEqual(list)
})

test('so is a list of recipes within an object, and no other list', async () => {
  expect(await parsed('{"@context": ["x"], "@graph": [{"a": [1]}, 2], "more": [3]}')).toEqual([{ a: [1] }, 2])
  expect(await parsed('{"recipes": [1], "items": [2, 3]}')).toEqual([1, 2, 3])
})

test('any other text is given as a whole', async () => {
  for (const value of [{ name: 'Soup', steps: [1, 2] }, { deep: { recipes: [1] } }]) {
    expect(await parsed(JSON.stringify(value))).toEqual([value])
  }
  expect(await elementsOf(' \n')).toEqual([])
  expect(await elementsOf('[ ]')).toEqual([])
})

test('an element that is too long is told as null, and those after it are given', async () => {
  expect(await elementsOf(`[1, "${'x'.repeat(100)}", 2]`, { longest: 20 })).toEqual(['1', null, ' 2'])
})

test('a file that breaks off gives what is there', async () => {
  expect(await elementsOf('[{"a": 1}, {"b": ')).toEqual(['{"a": 1}', ' {"b": '])
})

test('any list comes back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue()), fc.integer({ min: 1, max: 50 }), async (list, size) => {
      expect(await parsed(JSON.stringify(list), size)).toEqual(JSON.parse(JSON.stringify(list)))
    }),
    { numRuns: 50 },
  )
})

test('any text is cut without throwing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'[]{}",:\\a ') }), async (text) => {
      await elementsOf(text)
    }),
  )
})

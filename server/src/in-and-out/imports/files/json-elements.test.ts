import fc from 'fast-check'
import { jsonElements } from './json-elements.ts'

async function* inPieces(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function elementsOf(text: string, { size = 3, longest = 10_000 } = {}): Promise<(string | null)[]> {
  const elements: (string | null)[] = []
  for await (const element of jsonElements(inPieces(text, size), longest)) elements.push(element)
  return elements
}

const parsed = async (text: string, size?: number) =>
  (await elementsOf(text, size === undefined ? {} : { size })).map((element): unknown => JSON.parse(element ?? 'null'))

test('jsonElements splits a list into its elements, wherever the chunks of the file end', async () => {
  const list = [{ a: '[1, {"}' }, 'b, "c"', [1, [2, 3]], 4, null]
  for (const size of [1, 2, 5, 1_000]) expect(await parsed(JSON.stringify(list, null, 1), size)).toEqual(list)
})

test('jsonElements splits a list of recipes within an object, and no other list', async () => {
  expect(await parsed('{"@context": ["x"], "@graph": [{"a": [1]}, 2], "more": [3]}')).toEqual([{ a: [1] }, 2])
  expect(await parsed('{"recipes": [1], "items": [2, 3]}')).toEqual([1, 2, 3])
})

test('jsonElements yields any other text as one element', async () => {
  for (const value of [{ name: 'Soup', steps: [1, 2] }, { deep: { recipes: [1] } }]) {
    expect(await parsed(JSON.stringify(value))).toEqual([value])
  }
  expect(await elementsOf(' \n')).toEqual([])
  expect(await elementsOf('[ ]')).toEqual([])
})

test('jsonElements yields null for an element that is too long, and yields those after it', async () => {
  expect(await elementsOf(`[1, "${'x'.repeat(100)}", 2]`, { longest: 20 })).toEqual(['1', null, ' 2'])
})

test('jsonElements yields the rest of a file that ends in the middle of an element', async () => {
  expect(await elementsOf('[{"a": 1}, {"b": ')).toEqual(['{"a": 1}', ' {"b": '])
})

test('jsonElements yields every element of any list unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue()), fc.integer({ min: 1, max: 50 }), async (list, size) => {
      expect(await parsed(JSON.stringify(list), size)).toEqual(JSON.parse(JSON.stringify(list)))
    }),
    { numRuns: 50 },
  )
})

test('jsonElements does not throw on any text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'[]{}",:\\a ') }), async (text) => {
      await elementsOf(text)
    }),
  )
})

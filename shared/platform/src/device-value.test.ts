/** @page */
import * as z from 'zod/mini'
import { deviceValue } from './device-value.ts'
import { userDataPrefix } from './user-data.ts'

const draft = deviceValue(['draft', 'soup'], z.object({ title: z.string() }))

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('a stored value can be read and removed', () => {
  draft.write({ title: 'Soup' })
  expect(draft.read()).toEqual({ title: 'Soup' })
  draft.remove()
  expect(draft.read()).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test('the value is removed with the other data of the member', () => {
  draft.write({ title: 'Soup' })
  expect(Object.keys(localStorage).every((key) => key.startsWith(userDataPrefix))).toBe(true)
  expect(localStorage).toHaveLength(1)
})

test.each(['', '{"title":', '"Soup"', '{"title":3}'])('an unreadable value counts as missing: %s', (stored) => {
  draft.write({ title: 'Soup' })
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, stored)
  expect(draft.read()).toBeNull()
})

test('a refused or full storage causes no error', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
  }
  draft.write({ title: 'Soup' })
  expect(draft.read()).toBeNull()
  expect(() => draft.remove()).not.toThrow()
})

/** @page */
import * as z from 'zod/mini'
import { keptOnDevice } from './kept-on-device.ts'
import { userDataPrefix } from './user-data.ts'

const draft = keptOnDevice(['draft', 'soup'], z.object({ title: z.string() }))

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('what is kept is read again, and forgotten', () => {
  draft.keep({ title: 'Soup' })
  expect(draft.read()).toEqual({ title: 'Soup' })
  draft.forget()
  expect(draft.read()).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test('it is wiped with all that belongs to the person', () => {
  draft.keep({ title: 'Soup' })
  expect(Object.keys(localStorage).every((key) => key.startsWith(userDataPrefix))).toBe(true)
  expect(localStorage).toHaveLength(1)
})

test.each(['', '{"title":', '"Soup"', '{"title":3}'])('what cannot be read is nothing: %s', (stored) => {
  draft.keep({ title: 'Soup' })
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, stored)
  expect(draft.read()).toBeNull()
})

test('a storage that is refused or full is survived', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
  }
  draft.keep({ title: 'Soup' })
  expect(draft.read()).toBeNull()
  expect(() => draft.forget()).not.toThrow()
})

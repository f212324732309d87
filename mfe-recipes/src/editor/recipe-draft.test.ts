/** @page */
import { idOf } from '@potluck/testing/fixtures'
import { blankRecipe } from '../book/blank-recipe.ts'
import { forgetDraft, readDraft, saveDraft } from './recipe-draft.ts'

const draft = {
  recipeId: idOf(1),
  version: 3,
  written: { ...blankRecipe, ingredients: '1 onion', labels: ['soup'] },
  images: [{ id: idOf(2), location: 'images/large', medium: 'images/medium', thumbnail: 'images/small' }],
  folder: 'inbox' as const,
  links: [],
  keptAt: '2026-03-01T12:00:00.000Z',
}

beforeEach(() => localStorage.clear())

test('a draft is restored as it was saved, even without a title', () => {
  saveDraft('new', draft)
  expect(readDraft('new')).toEqual(draft)
  expect(readDraft('other')).toBeNull()
})

test('a discarded draft is deleted, and logout deletes every draft', () => {
  saveDraft('new', draft)
  expect(Object.keys(localStorage).every((key) => key.startsWith('potluck:user:'))).toBe(true)
  forgetDraft('new')
  expect(readDraft('new')).toBeNull()
})

test.each(['{', 'null', '[]', '{"written":{}}', '{"recipeId":1,"written":{"labels":7}}'])(
  'the stored value %s is not a draft',
  (stored) => {
    localStorage.setItem('potluck:user:recipe-draft:new', stored)
    expect(readDraft('new')).toBeNull()
  },
)

test('a storage that refuses writes saves nothing and throws nothing', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => saveDraft('new', draft)).not.toThrow()
  refused.mockRestore()
})

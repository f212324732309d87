import { writtenFields } from '@potluck/api/recipes'
import type { Change } from '@potluck/platform/changes'
import { aRecipe } from '@potluck/testing/fixtures'
import { saveOver } from '../kept/book-changes.ts'
import { refusedEdits, settling } from './refused-edit.ts'

const before = aRecipe({ title: 'Soup', notes: 'thin', source: 'Ada' })
const written = writtenFields(before)

const refused = (changed: Partial<typeof written>, base = written): Change => ({
  ...saveOver(before, base, { ...base, ...changed }, null, {}),
  refusal: { status: 409, code: 'changed' },
})

test('edits that follow each other are one: from what the first was written on to what the last says', () => {
  const first = refused({ notes: 'thick' })
  const second = refused({ notes: 'thickest', title: 'Best soup' }, { ...written, notes: 'thick' })
  const theirs = { ...before, notes: 'with cream', source: 'Ben', version: 9 }
  const settled = settling([first, second], theirs)
  expect(settled?.problem).toEqual({ kind: 'conflict', theirs })
  expect(settled?.start.base).toMatchObject({ notes: 'thin', title: 'Soup', source: 'Ben' })
  expect(settled?.start.draft?.written).toMatchObject({ notes: 'thickest', title: 'Best soup', source: 'Ben' })
  expect(settled?.references).toEqual([first.reference, second.reference])
})

test('without a field that both changed there is nothing to choose', () => {
  expect(settling([refused({ notes: 'thick' })], { ...before, source: 'Ben' })?.problem).toBeNull()
})

test('only edits of this recipe that were refused count', () => {
  const own = refused({ notes: 'thick' })
  expect(refusedEdits([own, { ...own, refusal: null }], before.id)).toEqual([own])
  expect(refusedEdits([own], 'another')).toEqual([])
  expect(settling([], before)).toBeNull()
})

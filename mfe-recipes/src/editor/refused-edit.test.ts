import { writtenFields } from '@potluck/api/recipes'
import type { Change } from '@potluck/platform/changes'
import { aRecipe, idOf } from '@potluck/testing/fixtures'
import { saveOver, sendPhoto } from '../changes/book-changes.ts'
import { refusedEdits, settling } from './refused-edit.ts'

const before = aRecipe({ title: 'Soup', notes: 'thin', source: 'Ada' })
const written = writtenFields(before)

const refused = (changed: Partial<typeof written>, base = written): Change => ({
  ...saveOver(before, base, { ...base, ...changed }, null, {}),
  refusal: { status: 409, code: 'changed' },
})

test('consecutive refused edits merge into one, from the first base to the last text', () => {
  const first = refused({ notes: 'thick' })
  const second = refused({ notes: 'thickest', title: 'Best soup' }, { ...written, notes: 'thick' })
  const theirs = { ...before, notes: 'with cream', source: 'Ben', version: 9 }
  const settled = settling({ edits: [first, second], photos: [] }, theirs)
  expect(settled?.problem).toEqual({ kind: 'conflict', theirs })
  expect(settled?.start.base).toMatchObject({ notes: 'thin', title: 'Soup', source: 'Ben' })
  expect(settled?.start.draft?.written).toMatchObject({ notes: 'thickest', title: 'Best soup', source: 'Ben' })
  expect(settled?.references).toEqual([first.reference, second.reference])
})

test('edits without a common field need no choice', () => {
  const edits = [refused({ notes: 'thick' })]
  expect(settling({ edits, photos: [] }, { ...before, source: 'Ben' })?.problem).toBeNull()
})

test('only refused edits of this recipe count', () => {
  const own = refused({ notes: 'thick' })
  expect(refusedEdits([own, { ...own, refusal: null }], before.id)).toEqual({ edits: [own], photos: [] })
  expect(refusedEdits([own], 'another')).toEqual({ edits: [], photos: [] })
  expect(settling({ edits: [], photos: [] }, before)).toBeNull()
})

test('a refused photo is removed from the text and returned as a file', () => {
  const file = new File(['words'], 'no.jpg', { type: 'image/jpeg' })
  const photo = { ...sendPhoto(before, file), refusal: { status: 415, code: 'not-a-picture' } }
  const edit = refused({ notes: 'thick', imageIds: [photo.reference] })
  const settled = settling(refusedEdits([photo, edit], before.id), before)
  expect(settled?.start.draft?.written).toMatchObject({ notes: 'thick', imageIds: [] })
  expect(settled?.photos).toEqual([file])
  expect(settled?.references).toEqual([edit.reference, photo.reference])
})

test('a photo on the server is displayed from there if its page is closed', () => {
  const id = idOf(61)
  const address = (of: string) => ({ id, location: of, medium: of, thumbnail: of })
  const preview = { images: [address('blob:closed')], labels: [] }
  const edit: Change = {
    ...saveOver(before, written, { ...written, imageIds: [id] }, null, preview),
    refusal: { status: 409, code: 'changed' },
  }
  const draftOf = (change: Change) => settling({ edits: [change], photos: [] }, before)?.start.draft?.images
  expect(draftOf({ ...edit, answers: { [id]: address('images/1/thumbnail?token=1') } })).toEqual([
    address('images/1/thumbnail?token=1'),
  ])
  expect(draftOf({ ...edit, answers: { [id]: 'data of another release' } })).toEqual([address('blob:closed')])
})

import { failureOf, keepFailure, keepNotes, notesOf } from './kept-notes.ts'

test('notes and failures come back as they were kept', () => {
  const notes = [{ code: 'named' }, { code: 'cut', field: 'notes' }] as const
  expect(notesOf(keepNotes(notes))).toEqual(notes)
  expect(keepNotes([])).toBeNull()
  expect(notesOf(null)).toEqual([])
  expect(failureOf(keepFailure({ code: 'too-many', most: 9 }))).toEqual({ code: 'too-many', most: 9 })
  expect(failureOf(null)).toBeNull()
})

test('what was kept in words before there were codes is still told', () => {
  expect(notesOf('It is too large.')).toEqual([{ code: 'words', text: 'It is too large.' }])
  expect(notesOf('[1] odd')).toEqual([{ code: 'words', text: '[1] odd' }])
  expect(failureOf('something went wrong on the server')).toEqual({
    code: 'words',
    text: 'something went wrong on the server',
  })
})

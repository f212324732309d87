import type { ImportFailure, ImportNote } from '@potluck/api/import-notes'
import type { TFunction } from 'i18next'

type Say = TFunction<'settings'>

/** A note on one recipe in the cook's language. */
export function sayNote(t: Say, note: ImportNote): string {
  if (note.code === 'words') return note.text
  const field = 'field' in note ? { field: t(`import.fields.${note.field}`) } : {}
  return t(`import.notes.${note.code}`, { ...note, ...field })
}

/** Why a whole import failed, in the cook's language. */
export function sayFailure(t: Say, failure: ImportFailure): string {
  return failure.code === 'words' ? failure.text : t(`import.failures.${failure.code}`, { ...failure })
}

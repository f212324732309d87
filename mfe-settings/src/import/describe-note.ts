import { importFailure, importNote } from '@potluck/api/import-notes'
import { type JobNote, jobFailure } from '@potluck/api/jobs'
import type { TFunction } from 'i18next'

type Say = TFunction<'settings'>

/** A note on one recipe in the cook's language; in general words where the server knows more than this screen. */
export function describeNote(t: Say, jobNote: JobNote): string {
  const { data: note } = importNote.safeParse(jobNote)
  if (!note) return t('import.notes.other')
  const field = 'field' in note ? { field: t(`import.columns.${note.field}`) } : {}
  return t(`import.notes.${note.code}`, { ...note, ...field })
}

/** Why a whole import failed, in the cook's language; what this screen does not know is unexpected. */
export function describeFailure(t: Say, jobNote: JobNote): string {
  const { data: failure } = importFailure.or(jobFailure).safeParse(jobNote)
  return failure ? t(`import.failures.${failure.code}`, { ...failure }) : t('import.failures.unexpected')
}

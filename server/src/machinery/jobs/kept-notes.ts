import { type ImportFailure, type ImportNote, importFailure, importNote } from '@potluck/api/import-notes'
import { z } from 'zod'

const notes = z.array(importNote)

function parsed(kept: string): unknown {
  try {
    return JSON.parse(kept)
  } catch {
    return null
  }
}

/** Notes as the database keeps them: JSON, or null for none. */
export const keepNotes = (told: readonly ImportNote[]): string | null =>
  told.length === 0 ? null : JSON.stringify(told)

/** Notes from the database; sentences that were kept before there were codes are given as they are. */
export function notesOf(kept: string | null): ImportNote[] {
  if (kept === null) return []
  const read = notes.safeParse(parsed(kept))
  return read.success ? read.data : [{ code: 'words', text: kept }]
}

/** A failure as the database keeps it. */
export const keepFailure = (failure: ImportFailure): string => JSON.stringify(failure)

/** A failure from the database, read like notes. */
export function failureOf(kept: string | null): ImportFailure | null {
  if (kept === null) return null
  const read = importFailure.safeParse(parsed(kept))
  return read.success ? read.data : { code: 'words', text: kept }
}

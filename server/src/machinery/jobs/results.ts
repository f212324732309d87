import { type AnsweredJobResult, type JobNote, type JobOutcome, jobNote } from '@potluck/api/jobs'
import { z } from 'zod'
import type { Database } from '../base/database/database.ts'

/** The outcome of an item. */
export interface NewResult<Note extends JobNote = JobNote> {
  readonly name: string
  readonly outcome: JobOutcome
  readonly refers: AnsweredJobResult['refers']
  readonly notes: readonly Note[]
}

/** Maximum length of a name in a result, letters. */
const maxName = 500

/** Adds the results of the next items of a job, in the caller's transaction. @param first position of the first item */
export async function addJobResults(
  { db }: Database,
  { ownerId, id: jobId }: { readonly ownerId: string; readonly id: string },
  first: number,
  results: readonly NewResult[],
): Promise<void> {
  if (results.length === 0) return
  const rows = results.map(({ name, outcome, refers, notes }, index) => ({
    ownerId,
    jobId,
    position: first + index,
    name: name.slice(0, maxName),
    outcome,
    refersKind: refers?.kind ?? null,
    refersId: refers?.id ?? null,
    notes: notes.length === 0 ? null : JSON.stringify(notes),
  }))
  await db.insertInto('jobResults').values(rows).execute()
}

const storedNotes = z.array(jobNote)

/** Reads notes from the database. */
export const notesOf = (json: string | null): JobNote[] => (json === null ? [] : storedNotes.parse(JSON.parse(json)))

/** Formats a failure for the database. */
export const storeFailure = (failure: JobNote): string => JSON.stringify(failure)

/** Reads a failure from the database. */
export const failureOf = (json: string | null): JobNote | null =>
  json === null ? null : jobNote.parse(JSON.parse(json))

import { type ImportPreview, type ImportState, importChoices } from '@potluck/api/imports'
import type { Book } from '../../ground/access/book.ts'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { noteUndone, type Undoing } from '../../machinery/jobs/note-undone.ts'
import { readableBook, roleIn } from '../../people/policies/books.ts'
import { type StoredChoices, storedChoices } from './import-choices.ts'
import { countMissing } from './missing-pictures.ts'

/** The ids of a job and of its owner. */
interface Owned {
  readonly id: string
  readonly ownerId: string
}

/** Max stored files of a member: those of the latest imports. */
const maxStoredFiles = 3

interface NewImport {
  readonly id: string
  readonly fileName: string
  readonly choices: StoredChoices
  readonly format: string | null
}

/** Adds the row of an import into a book; its job is added separately. */
export async function addImport({ db }: Database, book: Book, { choices, ...about }: NewImport): Promise<void> {
  const row = { ...about, choices: JSON.stringify(choices), preview: null, keepsFile: 0, undoneBy: null }
  await db
    .insertInto('imports')
    .values({ ownerId: book.personId, kitchenId: book.kitchenId, ...row, createdAt: now() })
    .execute()
}

const rowOf = ({ db }: Database, { id, ownerId }: Owned) =>
  db.selectFrom('imports').selectAll().where('ownerId', '=', ownerId).where('id', '=', id).executeTakeFirst()

/** What an import was asked to do. */
export interface StoredImport extends Omit<NewImport, 'id'> {
  /** The kitchen into whose book it goes; null for the own book. */
  readonly kitchenId: string | null
}

/** The file name, format, book and choices of an import; defaults if it has no row. */
export async function importOf(database: Database, job: Owned): Promise<StoredImport> {
  const row = await rowOf(database, job)
  return {
    fileName: row?.fileName ?? '',
    format: row?.format ?? null,
    kitchenId: row?.kitchenId ?? null,
    choices: storedChoices.parse(row ? JSON.parse(row.choices) : {}),
  }
}

/** The import that a job undoes. */
export const undoneBy = ({ db }: Database, { id, ownerId }: Owned) =>
  db
    .selectFrom('imports')
    .select(['id', 'kitchenId'])
    .where('ownerId', '=', ownerId)
    .where('undoneBy', '=', id)
    .executeTakeFirst()

/** The kitchens into which imports of a member went, or out of which they were taken back, by the id of the job. */
export async function kitchensOfImports(
  { db }: Database,
  member: Member,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (jobIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('imports')
    .select(['id', 'undoneBy', 'kitchenId'])
    .where('ownerId', '=', member.id)
    .where('kitchenId', 'is not', null)
    .where(({ or, eb }) => or([eb('id', 'in', jobIds), eb('undoneBy', 'in', jobIds)]))
    .execute()
  return new Map(
    rows.flatMap(({ id, undoneBy, kitchenId }) =>
      kitchenId === null
        ? []
        : [id, ...(undoneBy === null ? [] : [undoneBy])].map((jobId) => [jobId, kitchenId] as const),
    ),
  )
}

/** Of a kitchen that the member is in no more, nothing is counted. */
async function countMissingIn(database: Database, member: Member, kitchenId: string | null, importId: string) {
  if (kitchenId !== null && (await roleIn(database, member, kitchenId)) === null) return 0
  return countMissing(database, await readableBook(database, member, kitchenId ?? undefined), importId)
}

/** Reads an import of a member. @throws {Refusal} `not-found` */
export async function readImport(database: Database, member: Member, id: string): Promise<ImportState> {
  const job = await database.db
    .selectFrom('jobs')
    .select(['id', 'kind'])
    .where('ownerId', '=', member.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!job) throw notFound('import')
  const row = await rowOf(database, { id, ownerId: member.id })
  const preview: ImportPreview | null = row?.preview ? JSON.parse(row.preview) : null
  const { picturesOf = id, ...choices } = storedChoices.parse(row ? JSON.parse(row.choices) : {})
  const kitchenId = (row ?? (await undoneBy(database, { id, ownerId: member.id })))?.kitchenId ?? null
  return {
    id,
    format: row?.format ?? job.kind.replace(/^import-/, ''),
    fileName: row?.fileName ?? '',
    choices: importChoices.strip().parse(choices),
    preview,
    hasFile: row?.keepsFile === 1,
    kitchenId,
    undoneBy: row?.undoneBy ?? null,
    missingPictures: await countMissingIn(database, member, kitchenId, picturesOf),
  }
}

/** Stores a preview. */
export async function notePreview(
  { db }: Database,
  { id, ownerId }: Owned,
  format: string,
  preview: ImportPreview,
): Promise<void> {
  await db
    .updateTable('imports')
    .set({ format, preview: JSON.stringify(preview) })
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .execute()
}

/** Stores the file of a job after its end, and deletes the oldest stored files of the member. */
export async function storeFile({ database, jobFiles }: Services, { id, ownerId }: Owned): Promise<void> {
  await jobFiles.store(id)
  await noteStoredFile(database, { id, ownerId }, 1)
  const { db } = database
  const oldImports = await db
    .selectFrom('imports')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('keepsFile', '=', 1)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(maxStoredFiles)
    .limit(100)
    .execute()
  for (const old of oldImports) await forgetFile({ database, jobFiles }, { id: old.id, ownerId })
}

/** Deletes the stored file of a job. */
export async function forgetFile(
  { database, jobFiles }: Pick<Services, 'database' | 'jobFiles'>,
  job: Owned,
): Promise<void> {
  await jobFiles.forget(job.id)
  await noteStoredFile(database, job, 0)
}

async function noteStoredFile({ db }: Database, { id, ownerId }: Owned, keepsFile: 0 | 1): Promise<void> {
  await db.updateTable('imports').set({ keepsFile }).where('ownerId', '=', ownerId).where('id', '=', id).execute()
}

/** Notes the job that undoes an import. @throws {Refusal} `changed` if another job was noted meanwhile */
export async function noteUndo(database: Database, { id, ownerId }: Owned, undoing: Undoing): Promise<void> {
  // Imports of old releases have no row.
  const row = { ownerId, id, format: null, fileName: '', choices: '{}', preview: null, keepsFile: 0 }
  await database.db
    .insertInto('imports')
    .values({ ...row, kitchenId: null, undoneBy: null, createdAt: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await noteUndone(database, 'imports', { id, ownerId }, undoing)
}

/** The positions of the failed items of an import in its file. */
export async function failedPositions({ db }: Database, { id, ownerId }: Owned): Promise<number[]> {
  const rows = await db
    .selectFrom('jobResults')
    .select('position')
    .where('ownerId', '=', ownerId)
    .where('jobId', '=', id)
    .where('outcome', '=', 'failed')
    .orderBy('position')
    .execute()
  return rows.map(({ position }) => position)
}

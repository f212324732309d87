import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeWholeFile } from '../../machinery/base/whole-file.ts'

/** Where the copies lie that are made before a migration. */
export const copiesIn = (dataDir: string): string => join(dataDir, 'before-migration')

const noteIn = (dataDir: string): string => join(copiesIn(dataDir), 'way-back.json')

const noteSchema = z.object({ copy: z.string() })

/** Notes that a database is about to be brought up to date. @param copy of what it was */
export const noteWayBack = (dataDir: string, copy: string): Promise<void> =>
  writeWholeFile(noteIn(dataDir), JSON.stringify({ copy }))

/** A start has ended well: nobody needs to go back. The copy stays. */
export const forgetWayBack = (dataDir: string): Promise<void> => rm(noteIn(dataDir), { force: true })

/** How to go back, said when a start fails after the database was brought up to date; null when it was not. */
export async function wayBack(dataDir: string): Promise<string | null> {
  try {
    const { copy } = noteSchema.parse(JSON.parse(await readFile(noteIn(dataDir), 'utf8')))
    return `This version brought the database up to date, or tried to, and has not started since. To go back, take the version that you had before and run: npm run restore -- ${copy}`
  } catch {
    return null
  }
}

import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { notFound } from '../../machinery/refusal.ts'

/** The path of a backup in a folder. @param name as the API allows it @throws {Refusal} `not-found` */
export async function pathOfBackup(folder: string, name: string): Promise<string> {
  const path = join(folder, name)
  await stat(path).catch(() => {
    throw notFound('backup')
  })
  return path
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'

/**
 * What a JSON file of the served folder says; null where it is missing or says something else, which is the shell's to
 * tell. Read each time: a deployment changes it while the server runs.
 */
export async function readDeployed<T>(webRoot: string, name: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    return schema.parse(JSON.parse(await readFile(join(webRoot, name), 'utf8')))
  } catch {
    return null
  }
}

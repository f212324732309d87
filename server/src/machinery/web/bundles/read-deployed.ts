import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'

/**
 * The content of a JSON file in the served folder; null if it is missing or invalid, which the shell reports. Read each time, because a
 * deployment changes it while the server runs.
 */
export async function readDeployed<T>(webRoot: string, name: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    return schema.parse(JSON.parse(await readFile(join(webRoot, name), 'utf8')))
  } catch {
    return null
  }
}

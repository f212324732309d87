import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const registry = z.object({ allowOverrides: z.literal(true) })

/**
 * Whether the registry lets a developer put a remote of their own machine over the deployed one. Read each time: a
 * deployment changes the file while the server runs.
 */
export async function allowsOverrides(webRoot: string): Promise<boolean> {
  try {
    return registry.safeParse(JSON.parse(await readFile(join(webRoot, 'remotes.json'), 'utf8'))).success
  } catch {
    return false
  }
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const registry = z.looseObject({ schemaVersion: z.literal(1), remotes: z.array(z.unknown()) })

/** Explains to the operator what is wrong with the content of `remotes.json`; null for a valid registry. */
export function registryProblem(content: string): string | null {
  try {
    const parsed = registry.safeParse(JSON.parse(content))
    return parsed.success ? null : `remotes.json is no registry: ${z.prettifyError(parsed.error)}`
  } catch {
    return 'remotes.json is not JSON'
  }
}

/** The same for a served folder. A folder without a registry has no problem: the server may serve only the API. */
export async function registryProblemIn(webRoot: string): Promise<string | null> {
  const content = await readFile(join(webRoot, 'remotes.json'), 'utf8').catch(() => null)
  return content === null ? null : registryProblem(content)
}

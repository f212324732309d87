import * as z from 'zod/mini'

/** The problem, for the person who deploys. zod's own English would cost the first screen more than all our schemas. */
const whatIsWrong = (issue: z.core.$ZodRawIssue): string =>
  issue.code === 'invalid_type' ? `expected ${issue.expected}` : issue.code.replaceAll('_', ' ')

z.config({ localeError: whatIsWrong })

/** One remote as a deployment offers it. `entry` is relative to the registry's own address. */
export const registryEntry = z.object({
  /** A JavaScript identifier: the federation container becomes a global variable of this name. */
  id: z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/)),
  version: z.string().check(z.minLength(1)),
  contract: z.int(),
  enabled: z.boolean(),
  entry: z.string().check(z.regex(/\.js$/)),
  /** The hash with which a browser checks the entry script of another origin, as `sha384-…`. */
  integrity: z.optional(z.string()),
  /** First segments of the routes that this remote answers. */
  paths: z.array(z.string().check(z.regex(/^[a-z][a-z-]*$/))).check(z.minLength(1)),
  /** Whether something of it runs without a screen: only then is it loaded before a screen of it is opened. */
  background: z._default(z.boolean(), false),
})

export type RegistryEntry = z.infer<typeof registryEntry>

const registryFile = z.object({
  schemaVersion: z.literal(1),
  allowOverrides: z._default(z.boolean(), false),
  remotes: z.array(z.unknown()),
})

export interface Registry {
  readonly allowOverrides: boolean
  readonly remotes: readonly RegistryEntry[]
  /** A sentence per entry that was skipped. */
  readonly problems: readonly string[]
}

const nameOf = (entry: unknown, index: number): string =>
  typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string'
    ? `remote "${entry.id}"`
    : `entry ${index + 1}`

/**
 * Reads a registry. A bad entry, or one that repeats an id or a path of an earlier one, is skipped with a sentence;
 * the others stand.
 * @throws {z.core.$ZodError} when the file itself is not a registry
 */
export function parseRegistry(file: unknown): Registry {
  const { allowOverrides, remotes: entries } = registryFile.parse(file)
  const remotes: RegistryEntry[] = []
  const problems: string[] = []
  for (const [index, entry] of entries.entries()) {
    const parsed = registryEntry.safeParse(entry)
    if (!parsed.success) {
      problems.push(`${nameOf(entry, index)} is skipped: ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`)
      continue
    }
    const rival = remotes.find(
      (other) => other.id === parsed.data.id || other.paths.some((path) => parsed.data.paths.includes(path)),
    )
    if (rival) problems.push(`${nameOf(entry, index)} is skipped: it repeats the id or a path of remote "${rival.id}"`)
    else remotes.push(parsed.data)
  }
  return { allowOverrides, remotes, problems }
}

import * as z from 'zod/mini'

/** What is wrong, for whoever deploys. zod's own English would cost the first screen more than all our schemas. */
const whatIsWrong = (issue: z.core.$ZodRawIssue): string =>
  issue.code === 'invalid_type' ? `expected ${issue.expected}` : issue.code.replaceAll('_', ' ')

z.config({ localeError: whatIsWrong })

/** The words of one menu entry in one language; a count's may have a form per plural, as `count_one`. */
const menuWords = z.catchall(z.object({ title: z.string().check(z.minLength(1)) }), z.string())

/** An entry of the side menu that leads to a remote's screen. Members see it: a remote's screens are theirs. */
export const menuEntry = z.object({
  /** Also the key of its words in the remote's own, `menu.<name>`. */
  name: z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/)),
  /** As `/list/inbox`. */
  path: z.string().check(z.regex(/^\/[a-z]/)),
  /** The outlines of its icon, in a square of 24. */
  icon: z.array(z.string().check(z.regex(/^[\d\sa-z.,-]+$/i))),
  /** Where it stands among all entries; smaller comes first. */
  order: z.number(),
  /** Which count stands beside it. */
  badge: z.optional(z.string()),
  /** By language. */
  words: z.catchall(z.object({ 'en-us': menuWords }), menuWords),
})

export type MenuEntry = z.infer<typeof menuEntry>

/** One remote as a deployment offers it. `entry` is relative to the registry's own address. */
export const registryEntry = z.object({
  /** A JavaScript identifier: the federation container becomes a global variable of this name. */
  id: z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/)),
  version: z.string().check(z.minLength(1)),
  contract: z.int(),
  enabled: z.boolean(),
  entry: z.string().check(z.regex(/\.js$/)),
  /** First segments of the routes that this remote answers. */
  paths: z.array(z.string().check(z.regex(/^[a-z][a-z-]*$/))).check(z.minLength(1)),
  /** Whether something of it runs without a screen: only then is it loaded before a screen of it is opened. */
  background: z._default(z.boolean(), false),
  /** What it adds to the side menu; one that this shell cannot read adds nothing, and the remote stands. */
  menu: z.catch(z.array(menuEntry), []),
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

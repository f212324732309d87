import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RegistryEntry } from '@potluck/platform/registry'
import { replaceFile } from './durable-files.ts'
import { type Need, openingFilesFile, remoteOpening, type ShellOpening } from './opening-files.ts'
import { liveShell, readShellRelease } from './shell-releases.ts'
import { webRootPaths } from './web-root.ts'

/**
 * The files that a browser needs to open an address, relative to the page or absolute. `opening.json` in a served folder;
 * browsers fetch them before the application asks for them (`shell/src/opening/ask-early.ts`).
 */
interface Opening {
  /** For every member. */
  readonly always: readonly string[]
  /** Words of the shell, by language. */
  readonly words: Readonly<Record<string, readonly string[]>>
  /** By the pattern of a route, as `recipe/:recipeId`, and the entry of a remote in the registry. */
  readonly screens: readonly {
    readonly entry: string
    readonly path: string
    readonly files: readonly string[]
    readonly words: Readonly<Record<string, readonly string[]>>
    /** The first question of the screen to the API, with parameters of the route. */
    readonly asks?: string | undefined
  }[]
}

/**
 * Writes which files the addresses of these remotes need, of each version that some browser is given, in the live shell. A version that does not say so is left out: its
 * files are fetched when they are needed.
 */
export async function writeOpening(webRoot: string, remotes: readonly RegistryEntry[]): Promise<void> {
  const version = await liveShell(webRoot)
  const shell = version === null ? null : (await readShellRelease(webRoot, version)).opening
  if (!shell) return
  const screens = await Promise.all(remotes.map((entry) => screensOf(webRoot, entry, shell)))
  const languages = Object.keys(shell.words)
  const opening: Opening = {
    always: shell.always.files,
    words: Object.fromEntries(
      languages.map((language) => [
        language,
        [shell.words[language], shell.partsWords[language]].filter((file) => file !== undefined),
      ]),
    ),
    screens: screens.flat(),
  }
  await replaceFile(webRootPaths(webRoot).opening, JSON.stringify(opening))
}

async function screensOf(
  webRoot: string,
  { id, version, entry }: RegistryEntry,
  { provided }: ShellOpening,
): Promise<Opening['screens']> {
  const file = join(webRootPaths(webRoot).remoteVersion(id, version), openingFilesFile)
  const { data } = remoteOpening.safeParse(JSON.parse(await readFile(file, 'utf8').catch(() => 'null')))
  if (!data) return []
  const folder = entry.replace(/[^/]*$/, '')
  const addressesOf = ({ files, shared }: Need) => [
    ...files.map((name) => folder + name),
    ...shared.flatMap((name) => provided[name] ?? []),
  ]
  const wordsOf = (words: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(
      Object.keys(data.words).map((language) => [
        language,
        [data.words[language] ?? [], words[language] ?? []].flat().map((name) => folder + name),
      ]),
    )
  return data.routes.map(({ path, ...route }) => ({
    entry,
    path,
    files: [...new Set([...addressesOf(data.always), ...addressesOf(route)])],
    words: wordsOf(route.words),
    asks: route.asks,
  }))
}

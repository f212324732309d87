import { cacheFiles, type FilesPlace } from './cached-files.ts'
import { pagesCache } from './cached-page.ts'
import { fieldOf } from './field-of.ts'
import { filesOfVersion } from './remote-files.ts'

/** The screens of a deployment, in the language of the cook. */
export interface Screens {
  /** Address of the product, ending in a slash. */
  readonly base: string
  readonly language: unknown
  /** Folders of the live versions of all remotes, as addresses that end in a slash. */
  readonly versions: readonly string[]
}

/** Where the worker notes which versions are cached whole. */
const noteOf = (base: string): string => `${base}screens`

/**
 * Caches the files of all screens, one remote after the other, and notes which versions are cached whole. A version without a
 * list of files never is.
 * @param filesFor the files without the words of other languages
 */
export async function cacheScreens(
  place: FilesPlace,
  { base, language, versions }: Screens,
  filesFor: (files: readonly string[], language: unknown) => readonly string[],
): Promise<void> {
  const whole: string[] = []
  for (const folder of versions) {
    const files = await filesOfVersion(place, folder).catch(() => null)
    const addresses = [...(files?.keys() ?? [])].map((file) => new URL(file, folder).href)
    if ((await cacheFiles(place, filesFor(addresses, language))) && files) whole.push(folder)
  }
  const note = new Response(JSON.stringify({ language, versions: whole }))
  await (await place.caches.open(pagesCache)).put(noteOf(base), note)
}

/** Whether every screen opens on this device without a network. */
export async function areScreensHere(
  { caches }: Pick<FilesPlace, 'caches'>,
  { base, language, versions }: Screens,
): Promise<boolean> {
  const note: unknown = await (await (await caches.open(pagesCache)).match(noteOf(base)))?.json()
  const whole = fieldOf(note, 'versions')
  return (
    fieldOf(note, 'language') === language && Array.isArray(whole) && versions.every((folder) => whole.includes(folder))
  )
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RegistryEntry } from '@potluck/platform/registry'
import { menuFile } from './build.ts'
import { replaceFile } from './durable-files.ts'
import { webRootPaths } from './web-root.ts'

type Version = Pick<RegistryEntry, 'id' | 'version'>

/**
 * Writes the menus of these versions beside the registry, by remote and version, so that a browser finds that of the
 * version which its registry names. Written before the registry points at a new version, it holds both.
 * @param versions later ones come later in the file
 */
export async function writeMenus(webRoot: string, versions: readonly Version[]): Promise<void> {
  const menus: Record<string, Record<string, unknown>> = {}
  for (const { id, version } of versions) menus[id] = { ...menus[id], [version]: await menuOf(webRoot, id, version) }
  await replaceFile(webRootPaths(webRoot).menus, JSON.stringify(menus))
}

/** A version that was not published here, as one that a person wrote into the registry, adds nothing. */
async function menuOf(webRoot: string, id: string, version: string) {
  const file = join(webRootPaths(webRoot).remoteVersion(id, version), 'menu.json')
  const written = await readFile(file, 'utf8').catch(() => '[]')
  return menuFile.parse(JSON.parse(written))
}

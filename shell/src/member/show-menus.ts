import { type Menus, parseMenus } from '@potluck/platform/menus'
import type { RegistryEntry } from '@potluck/platform/registry'
import { storedName } from '@potluck/platform/stored-name'
import type { DeviceStorage } from '../device/device-storage.ts'
import type { Words } from '../language/words.ts'
import { lastKnown } from '../remotes/read-registry.ts'
import { menuNamespace, type Remotes } from '../remotes/remotes.ts'

const keptKey = storedName('menus')

export interface VisibleMenus {
  readonly remotes: Pick<Remotes, 'registry' | 'menu' | 'readMenus'>
  readonly words: Pick<Words, 'i18n'>
  readonly storage: Pick<DeviceStorage, 'getItem' | 'setItem'>
  readonly reportError: (error: unknown) => void
}

/**
 * Shows the entries of remotes in the side menu from now on. Until the registry is read, it uses those of an earlier
 * visit. A menu is requested once per version.
 * @returns ends it
 */
export function showMenus({ remotes, words, storage, reportError }: VisibleMenus): () => void {
  const { registry, menu } = remotes
  let menus = keptMenus(storage)

  function show(): void {
    const { source, remotes: live } = registry.get()
    const remotes = source === 'reading' ? (lastKnown(storage)?.remotes ?? []) : live
    const entries = remotes
      .filter(({ enabled }) => enabled)
      .flatMap((remote) => (menuOf(menus, remote) ?? []).map((entry) => ({ ...entry, remote: remote.id })))
    for (const { remote, name, words: named } of entries)
      for (const [language, its] of Object.entries(named))
        words.i18n.addResourceBundle(language, menuNamespace, { [remote]: { [name]: its } }, true, true)
    menu.set(entries)
  }

  async function follow(): Promise<void> {
    show()
    const { source, remotes: live } = registry.get()
    if (source !== 'deployment' || live.every(({ id, version }) => menus[id]?.[version])) return
    const file = await remotes.readMenus()
    menus = parseMenus(file)
    show()
    storage.setItem(keptKey, JSON.stringify(file))
  }

  const start = () => void follow().catch(reportError)
  start()
  return registry.subscribe(start)
}

/** The menu of the live version; the newest one where that has none, as for a remote from a developer's machine. */
const menuOf = (menus: Menus, { id, version }: Pick<RegistryEntry, 'id' | 'version'>) =>
  menus[id]?.[version] ?? Object.values(menus[id] ?? {}).at(-1)

function keptMenus(storage: VisibleMenus['storage']): Menus {
  try {
    return parseMenus(JSON.parse(storage.getItem(keptKey) ?? '{}'))
  } catch {
    return {}
  }
}

import { parseRegistry, type Registry, type RegistryEntry } from '@potluck/platform/registry'
import { storedName } from '@potluck/platform/stored-name'
import * as z from 'zod/mini'

/** The registry in the shell. The addresses of its entries are absolute. */
export interface RegistryState extends Registry {
  /**
   * `deployment`: as currently deployed. `last-known`: it cannot be read, so this is the one of an earlier visit. `none`: it cannot be
   * read, and no earlier one is stored. `reading`: not read yet.
   */
  readonly source: 'deployment' | 'last-known' | 'none' | 'reading'
  /** Ids of the remotes that are loaded from the developer's own machine instead. */
  readonly overridden: readonly string[]
}

const empty = { allowOverrides: false, remotes: [], problems: [], overridden: [] }

export const unreadRegistry: RegistryState = { ...empty, source: 'reading' }

const lastKnownKey = storedName('registry')
const patienceMs = 4_000
const tries = 2

export interface RegistrySource {
  /** Address of the page; `remotes.json` is in the same folder. */
  readonly page: string
  /** Stores the last valid registry. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly send?: typeof fetch
}

/** Reads `remotes.json`. Never throws: errors are in `source` and `problems`. */
export async function readRegistry({ page, storage, send = fetch }: RegistrySource): Promise<RegistryState> {
  const address = new URL('remotes.json', page)
  try {
    const file = await fetchJson(address, send)
    const registry = parseRegistry(file)
    storeRegistry(storage, file)
    return { ...empty, source: 'deployment', ...absolute(registry, address) }
  } catch (error) {
    const problem = `${address.pathname} ${reasonOf(error)}`
    const stored = lastKnown(storage)
    if (!stored) return { ...empty, source: 'none', problems: [problem] }
    return { ...empty, source: 'last-known', ...absolute(stored, address), problems: [problem, ...stored.problems] }
  }
}

/** Fetches a JSON file that releases replace. @throws if it cannot be fetched or is no JSON */
export async function fetchJson(address: URL, send: typeof fetch = fetch): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await send(address, { cache: 'no-cache', signal: AbortSignal.timeout(patienceMs) })
      if (!response.ok) throw new Error(`answered ${response.status}`)
      return JSON.parse(await response.text())
    } catch (error) {
      if (attempt === tries) throw error
    }
  }
}

function absolute({ allowOverrides, remotes, problems }: Registry, address: URL): Registry {
  const hasAddress = ({ entry }: RegistryEntry) => URL.canParse(entry, address.href)
  return {
    allowOverrides,
    remotes: remotes.filter(hasAddress).map((entry) => ({ ...entry, entry: new URL(entry.entry, address).href })),
    problems: [
      ...problems,
      ...remotes
        .filter((entry) => !hasAddress(entry))
        .map(({ id, entry }) => `remote "${id}" is skipped: ${entry} is no address`),
    ],
  }
}

function storeRegistry(storage: RegistrySource['storage'], file: unknown): void {
  try {
    storage.setItem(lastKnownKey, JSON.stringify(file))
  } catch {
    // With a full or forbidden storage, only the last-known copy is missing.
  }
}

/** The registry of an earlier visit; null if none is stored. Its addresses are as in the file. */
export function lastKnown(storage: Pick<Storage, 'getItem'>): Registry | null {
  try {
    const stored = storage.getItem(lastKnownKey)
    return stored === null ? null : parseRegistry(JSON.parse(stored))
  } catch {
    return null
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof z.core.$ZodError) return `is no registry: ${z.prettifyError(error).replaceAll('\n', ' ')}`
  if (error instanceof SyntaxError) return 'is not JSON'
  return error instanceof Error ? error.message : String(error)
}

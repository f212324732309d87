import { deviceStore } from '@potluck/platform/device-store'
import { userDataKey } from '@potluck/platform/user-data'

/** Photos of drafts that are not uploaded yet. They are deleted with all personal data. */
const withStore = deviceStore(userDataKey('recipe-draft-photos'), 'photos')

const isFile = (value: unknown): value is File => value instanceof File

/** The photos of a draft that are not uploaded yet, in order. @param slot the recipe's id, or `new` */
export async function readDraftFiles(slot: string): Promise<readonly File[]> {
  const stored: unknown = await withStore('readonly', (store) => store.get(slot))
  return Array.isArray(stored) ? stored.filter(isFile) : []
}

/** Replaces the photos of a draft that are not uploaded yet. */
export async function saveDraftFiles(slot: string, files: ReadonlyMap<string, File>): Promise<void> {
  if (files.size === 0) return forgetFiles(slot)
  await withStore('readwrite', (store) => store.put([...files.values()], slot))
}

export async function forgetFiles(slot: string): Promise<void> {
  await withStore('readwrite', (store) => store.delete(slot))
}

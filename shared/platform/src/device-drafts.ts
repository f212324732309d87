import { deviceStore } from './device-store.ts'
import { deviceValue, type Schema } from './device-value.ts'
import { userDataKey } from './user-data.ts'

/** Something written and not saved yet. */
export interface Draft {
  /** Time of the last change, ISO 8601. */
  readonly keptAt: string
}

/** Drafts of one kind on this device, one in each slot. */
export interface DeviceDrafts<T extends Draft> {
  /** The draft of a slot; null if there is none or it is invalid. */
  read(slot: string): T | null
  /** Stores a draft in place of the one before. A browser that is killed right after it still has it. */
  save(slot: string, draft: T): void
  /** Deletes a draft. A browser that is killed right after it does not show it again. */
  forget(slot: string): void
  /** Restores what a killed browser lost. Called before drafts are read; without a database it does nothing. */
  restore(): Promise<void>
}

/** In the database, in place of a draft that was deleted. */
const isForgotten = (stored: unknown): stored is Draft & { readonly forgotten: true } =>
  typeof stored === 'object' && stored !== null && 'forgotten' in stored && 'keptAt' in stored

/**
 * Drafts of the person who is logged in. Local storage has them for the first render; browsers write it seconds later, so
 * a database has a second copy.
 * @param kind name of the local keys and of the database, as `message`
 * @param schema checks both copies; an older shape that it accepts is read
 */
export function deviceDrafts<T extends Draft>(kind: string, schema: Schema<T>): DeviceDrafts<T> {
  const place = (slot: string) => deviceValue([kind, slot], schema)
  const withCopies = deviceStore(userDataKey(`${kind}s`), 'drafts')

  async function restoreSlot(slot: string): Promise<void> {
    const stored: unknown = await withCopies('readonly', (store) => store.get(slot))
    const local = place(slot).read()
    const draft = schema.safeParse(stored)
    if (isForgotten(stored)) {
      if (local && local.keptAt <= stored.keptAt) place(slot).remove()
      // Local storage has been written since.
      else await withCopies('readwrite', (store) => store.delete(slot))
    } else if (draft.success && draft.data.keptAt > (local?.keptAt ?? '')) place(slot).write(draft.data)
  }

  return {
    read: (slot) => place(slot).read(),
    save(slot, draft) {
      place(slot).write(draft)
      void withCopies('readwrite', (store) => store.put(draft, slot))
    },
    forget(slot) {
      place(slot).remove()
      const forgotten = { forgotten: true, keptAt: new Date().toISOString() }
      void withCopies('readwrite', (store) => store.put(forgotten, slot))
    },
    async restore() {
      const slots = await withCopies('readonly', (store) => store.getAllKeys())
      await Promise.all((slots ?? []).map((slot) => restoreSlot(String(slot))))
    },
  }
}

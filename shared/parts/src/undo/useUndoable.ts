import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteLater, deleteNow, pendingDeletions, undoMs } from './pending-deletions.ts'

/** Ids of what is about to be deleted: lists leave it out while undo is offered. */
export const usePendingDeletions = (): ReadonlySet<string> => useStore(pendingDeletions)

export interface Undoable {
  /** The ids to delete; several are deleted and restored together. */
  readonly id: string | readonly string[]
  /** The message at once: "Carrot soup is deleted". */
  readonly done: string
  /** The message when the deletion fails in the end. */
  readonly failed: string
  /** Deletes; for good where there is no `restore`. Settles when the lists that showed it know. */
  readonly remove: () => Promise<unknown>
  /** Restores what was deleted, and the message when that fails. With it, the deletion happens immediately. */
  readonly restore?: { readonly run: () => Promise<unknown>; readonly failed: string }
}

/** Deletes what a cook has seen go, with a chance to undo for a while. */
export function useUndoable(): (deletion: Undoable) => void {
  const { t } = useTranslation('parts')
  const { toast } = useHost()
  return useCallback(
    ({ id, done, failed, remove, restore }) => {
      const ids = typeof id === 'string' ? [id] : id
      const say = (message: string) => toast({ message, tone: 'problem' })
      const undo = restore
        ? deleteNow(ids, { remove, restore: restore.run }, (what) => say(what === 'remove' ? failed : restore.failed))
        : deleteLater(ids, remove, () => say(failed))
      toast({ message: done, duration: undoMs, action: { label: t('undo'), run: undo, undoes: true } })
    },
    [toast, t],
  )
}

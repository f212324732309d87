import type { Endpoint } from '@potluck/api/endpoint'
import type { Person } from '@potluck/api/fields'
import { type DeletedKind, listDeletedThings, restoreThing } from '@potluck/api/trash'
import { useUndoable } from '@potluck/parts'
import { useCall, useRefetch } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { useTranslation } from 'react-i18next'
import { mayDelete, type Owned } from '../kitchens/may-delete.ts'

/** A list or plan to delete or leave. */
interface Shared extends Owned {
  readonly id: string
  readonly title: string
  readonly collaborators: readonly Person[]
}

interface Ending {
  readonly kind: DeletedKind
  readonly remove: (id: string) => Promise<unknown>
  /** The endpoint that lists all of them. */
  readonly all: Endpoint
  /** The screen of all of them. */
  readonly overview: string
}

/**
 * Deletes or leaves a list or plan. Its owner moves it to the trash with undo, and confirms before if others are on it; a
 * collaborator confirms and leaves it.
 */
export function useEndShared(shared: Shared, { kind, remove, all, overview }: Ending): () => Promise<void> {
  const { t } = useTranslation('planning')
  const host = useHost()
  const undoable = useUndoable()
  const askAgain = useRefetch(all, listDeletedThings)
  const restoring = useCall(restoreThing)
  const { id, title, collaborators } = shared
  const isOwner = mayDelete(shared, useSession().account?.id)

  const sure = () =>
    host.confirm({
      title: t(isOwner ? 'ending.askDelete' : 'ending.askLeave', { title }),
      message: t(isOwner ? 'ending.lostDelete' : 'ending.lostLeave'),
      confirm: t(isOwner ? 'ending.delete' : 'ending.leave'),
      destructive: true,
    })
  async function end() {
    await remove(id)
    askAgain()
  }

  return async () => {
    if ((!isOwner || collaborators.length > 0) && !(await sure())) return
    host.navigate(overview, { replace: true })
    if (!isOwner) {
      end().catch(() => host.toast({ message: t('ending.leaveFailed', { title }), tone: 'problem' }))
      return
    }
    undoable({
      id,
      done: t('ending.deleted', { title }),
      failed: t('ending.deleteFailed', { title }),
      remove: end,
      restore: {
        async run() {
          await restoring.mutateAsync({ params: { kind, id } })
          askAgain()
        },
        failed: t('ending.restoreFailed', { title }),
      },
    })
  }
}

import { getPantry, type PantryThing } from '@potluck/api/pantry'
import { type PutThing, putAtHome, useUpAtHome } from '@potluck/platform/change-pantry'
import { useHost } from '@potluck/platform/HostProvider'
import { useBusEvent } from '@potluck/platform/hooks'
import { pantryScope } from '@potluck/platform/remember-in-pantry'
import { useOptimisticAnswer } from '@potluck/platform/useOptimisticAnswer'
import { useTranslation } from 'react-i18next'
import { knownOf } from './changes.ts'

/** The things at home, and their actions. @param homeId a kitchen; undefined for the one where the cook is at home */
export function useAtHome(homeId: string | undefined) {
  const { t } = useTranslation('planning')
  const host = useHost()
  const { answer, refused, add, onChanged } = useOptimisticAnswer(
    getPantry,
    { query: { ...(homeId !== undefined && { home: homeId }) } },
    { scope: pantryScope },
  )
  useBusEvent('pantry:changed', ({ reference }) => onChanged(reference))
  useBusEvent('kitchen:changed', () => void answer.refetch())
  const kitchenId = answer.data?.kitchen?.id ?? null

  /** Puts things there; the answer shows them at once. */
  const put = (things: readonly PutThing[]) => add(putAtHome(things, kitchenId))

  /** Takes things out; one undo brings all of them back. */
  function useUp(things: readonly PantryThing[]) {
    add(useUpAtHome(things, kitchenId))
    host.toast({
      message: t('atHome.gone', { count: things.length, title: things[0]?.title ?? '' }),
      action: {
        label: t('undo'),
        undoes: true,
        run: () => put(things.map((thing) => ({ thing, said: knownOf(thing) }))),
      },
    })
  }

  /** Takes a portion of a dish out of the freezer. */
  function takePortion(dish: PantryThing) {
    const left = (dish.portions ?? 1) - 1
    if (left < 1) return useUp([dish])
    put([{ thing: dish, said: { portions: left } }])
    host.toast({
      message: t('atHome.portionGone', { title: dish.title, count: left }),
      action: { label: t('undo'), undoes: true, run: () => put([{ thing: dish, said: knownOf(dish) }]) },
    })
  }

  return { answer, refused, put, useUp, takePortion }
}

export type AtHomeActions = Pick<ReturnType<typeof useAtHome>, 'put' | 'useUp' | 'takePortion'>

import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { useFormats } from '@potluck/parts'
import { useSession } from '@potluck/platform/hooks'
import { VisuallyHidden } from '@potluck/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TickedRows } from './useTickedRows.ts'

/** The items that other members added last. A restored item is not new. */
function useAddedByOthers(items: readonly ShoppingListItem[]): readonly ShoppingListItem[] {
  const { account } = useSession()
  const known = useRef<ReadonlySet<string> | null>(null)
  const [added, setAdded] = useState<readonly ShoppingListItem[]>([])
  useEffect(() => {
    const before = known.current
    known.current = new Set([...(before ?? []), ...items.map(({ id }) => id)])
    const others = items.filter(({ id, owner }) => before?.has(id) === false && owner.id !== account?.id)
    if (others.length > 0) setAdded(others)
  }, [items, account])
  return added
}

interface Props extends Pick<TickedRows, 'staying'> {
  readonly items: readonly ShoppingListItem[]
}

/** Tells a screen reader what other members tick and add. */
export function ChangesByOthers({ items, staying }: Props) {
  const { t } = useTranslation('planning')
  const { list } = useFormats()
  const added = Map.groupBy(useAddedByOthers(items), ({ owner }) => owner.name)
  return (
    <>
      <VisuallyHidden role="status">
        {items
          .flatMap(({ id, title }) => {
            const name = staying.get(id)
            return name ? [`${title}: ${t('list.tickedBy', { name })}`] : []
          })
          .join(', ')}
      </VisuallyHidden>
      <VisuallyHidden role="status">
        {[...added].map(([name, some]) => {
          const titles = list(some.map(({ title }) => title))
          return `${titles}: ${t('list.addedBy', { name })} `
        })}
      </VisuallyHidden>
    </>
  )
}

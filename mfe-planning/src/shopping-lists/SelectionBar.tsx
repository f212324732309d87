import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { IconButton } from '@potluck/ui'
import { IconArrowsMove, IconCheck, IconMapPin, IconTrash, IconX } from '@potluck/ui/icons'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomBar } from '../bottom-bar/BottomBar.tsx'
import type { ItemActions } from './useItemActions.ts'

interface Props {
  readonly items: readonly ShoppingListItem[]
  /** How many rows of the list they are. */
  readonly rows: number
  readonly actions: ItemActions
  readonly onEnd: () => void
}

/** What can be done with the items that were chosen. */
export function SelectionBar({ items, rows, actions, onEnd }: Props) {
  const { t } = useTranslation('planning')
  const none = items.length === 0
  const toBuy = items.filter(({ completed }) => !completed)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  /** The choice is over when something is done with it. */
  function having(act: () => void) {
    onEnd()
    act()
  }

  return (
    <BottomBar label={t('select.with')} words={t('select.chosen', { count: rows })}>
      <IconButton
        icon={<IconCheck />}
        label={t('select.tick')}
        disabled={toBuy.length === 0}
        onClick={() => having(() => actions.check(toBuy))}
      />
      <IconButton
        icon={<IconMapPin />}
        label={t('aisles.put')}
        disabled={none}
        onClick={() => having(() => actions.ask({ about: 'aisle', items }))}
      />
      <IconButton
        icon={<IconArrowsMove />}
        label={t('toList.put')}
        disabled={none}
        onClick={() => having(() => actions.ask({ about: 'toList', items }))}
      />
      <IconButton
        icon={<IconTrash />}
        label={t('list.remove')}
        disabled={none}
        onClick={() => having(() => actions.remove(items))}
      />
      <IconButton icon={<IconX />} label={t('cancel')} onClick={onEnd} />
    </BottomBar>
  )
}

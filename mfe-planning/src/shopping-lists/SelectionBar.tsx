import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { BarButton } from '@potluck/parts/BarButton'
import { IconButton } from '@potluck/ui'
import { IconArrowsMove, IconCheck, IconMapPin, IconTrash, IconX } from '@potluck/ui/icons'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomBar } from '../bottom-bar/BottomBar.tsx'
import classes from './SelectionBar.module.css'
import type { ItemActions } from './useItemActions.ts'

interface Props {
  readonly items: readonly ShoppingListItem[]
  /** Number of rows of the selected items. */
  readonly rows: number
  readonly actions: ItemActions
  readonly onEnd: () => void
}

/** Actions for the selected items. */
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

  /** Called after an action, which ends the selection. */
  function having(act: () => void) {
    onEnd()
    act()
  }

  return (
    <BottomBar
      label={t('select.with')}
      words={t('select.chosen', { count: rows })}
      start={<IconButton icon={<IconX />} label={t('cancel')} onClick={onEnd} />}
    >
      <div className={classes.actions}>
        <BarButton
          icon={<IconCheck />}
          word={t('select.words.tick')}
          label={t('select.tick')}
          disabled={toBuy.length === 0}
          onClick={() => having(() => actions.check(toBuy))}
        />
        <BarButton
          icon={<IconMapPin />}
          word={t('select.words.aisle')}
          label={t('aisles.put')}
          disabled={none}
          onClick={() => having(() => actions.ask({ about: 'aisle', items }))}
        />
        <BarButton
          icon={<IconArrowsMove />}
          word={t('select.words.move')}
          label={t('toList.put')}
          disabled={none}
          onClick={() => having(() => actions.ask({ about: 'toList', items }))}
        />
        <BarButton
          icon={<IconTrash />}
          word={t('select.words.remove')}
          label={t('list.remove')}
          disabled={none}
          onClick={() => having(() => actions.remove(items))}
        />
      </div>
    </BottomBar>
  )
}

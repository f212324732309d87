import { useStore } from '@potluck/platform/hooks'
import { Button, Text } from '@potluck/ui'
import { IconCircleCheck } from '@potluck/ui/icons'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './SelectLine.module.css'
import type { Selection } from './selection.ts'

export interface SelectLineProps {
  readonly selection: Selection
  /** The number of selectable rows; null if unknown. */
  readonly total: number | null
  readonly selectAll: () => void
  /** The content without a selection. */
  readonly children: ReactNode
}

const tick = <IconCircleCheck />

/** The line above a list: the number of rows and the Select button, or the number of selected rows. */
export function SelectLine({ selection, total, selectAll, children }: SelectLineProps) {
  const { t } = useTranslation('recipes')
  const { active, ids } = useStore(selection)
  // A constant element, so that it does not render with each letter of a search.
  const begin = useMemo(
    () => (
      <Button variant="quiet" icon={tick} onClick={selection.begin}>
        {t('selection.begin')}
      </Button>
    ),
    [t, selection],
  )
  if (!active) {
    return (
      <div className={classes.line}>
        {children}
        {begin}
      </div>
    )
  }
  return (
    <div className={classes.line}>
      <Text size="small" tone="soft" tabular role="status">
        {t('selection.count', { count: ids.size })}
      </Text>
      <span>
        {(total === null || ids.size < total) && (
          <Button variant="quiet" onClick={selectAll}>
            {total === null ? t('selection.everything') : t('selection.all', { count: total })}
          </Button>
        )}
        {(total === null || ids.size >= total) && (
          <Button variant="quiet" disabled={ids.size === 0} onClick={selection.clear}>
            {t('selection.none')}
          </Button>
        )}
      </span>
    </div>
  )
}

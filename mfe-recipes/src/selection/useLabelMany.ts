import type { Label } from '@potluck/api/labels'
import { useHost } from '@potluck/platform/HostProvider'
import type { NewChange } from '@potluck/platform/new-change'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import { type ChosenRecipes, putOnMany, takeOffMany } from '../changes/many-changes.ts'

/** Adds a label to many recipes or removes it: optimistic, and persisted in the change queue. */
export function useLabelMany(chosen: ChosenRecipes, onDone: () => void) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const count = chosen.ids.length

  function apply(changes: readonly NewChange[], message: string): void {
    for (const change of changes) host.changes.add(change)
    host.toast({ message, tone: 'done' })
    host.bus.emit('book:changed', {})
    onDone()
  }

  return {
    attach: ({ id = uuid(), title }: Pick<Label, 'title'> & Partial<Pick<Label, 'id'>>) =>
      apply(putOnMany(chosen, { id, title }), t('selection.labelled', { count, title })),
    detach: ({ id, title }: Pick<Label, 'id' | 'title'>) =>
      apply(takeOffMany(chosen, { id, title }), t('selection.unlabelled', { count, title })),
  }
}

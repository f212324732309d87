import type { Label } from '@potluck/api/labels'
import { useHost } from '@potluck/platform/HostProvider'
import type { NewChange } from '@potluck/platform/new-change'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import { type ChosenRecipes, putOnMany, takeOffMany } from '../changes/many-changes.ts'

/** Puts a label on many recipes, or takes it off them: shown immediately, and stored until the server has it. */
export function useLabelMany(chosen: ChosenRecipes, onDone: () => void) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const count = chosen.ids.length

  function addChanges(changes: readonly NewChange[], message: string): void {
    for (const change of changes) host.changes.add(change)
    host.toast({ message, tone: 'done' })
    host.bus.emit('book:changed', {})
    onDone()
  }

  return {
    attach: ({ id = uuid(), title }: Pick<Label, 'title'> & Partial<Pick<Label, 'id'>>) =>
      addChanges(putOnMany(chosen, { id, title }), t('selection.labelled', { count, title })),
    detach: ({ id, title }: Pick<Label, 'id' | 'title'>) =>
      addChanges(takeOffMany(chosen, { id, title }), t('selection.unlabelled', { count, title })),
  }
}

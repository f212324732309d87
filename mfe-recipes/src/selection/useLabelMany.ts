import { attachLabel, detachLabelFromMany, type Label } from '@potluck/api/labels'
import { getRecipe } from '@potluck/api/recipes'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useTranslation } from 'react-i18next'
import { bookQuestions } from '../book/book-questions.ts'

const changes = [...bookQuestions, getRecipe]

/** Puts a label on many recipes, or takes it off them, with one call. */
export function useLabelMany(recipeIds: readonly string[], onDone: () => void) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const attaching = useCall(attachLabel, { changes })
  const detaching = useCall(detachLabelFromMany, { changes })
  const busy = attaching.isPending || detaching.isPending
  const done = (message: string) => {
    host.toast({ message, tone: 'done' })
    host.bus.emit('book:changed', {})
    onDone()
  }

  return {
    busy,
    failed: attaching.isError || detaching.isError,
    attach(title: string) {
      if (busy) return
      attaching.mutate(
        { body: { title, recipeIds: [...recipeIds] } },
        { onSuccess: (label) => done(t('selection.labelled', { count: recipeIds.length, title: label.title })) },
      )
    },
    detach({ id, title }: Label) {
      if (busy) return
      detaching.mutate(
        { body: { labelId: id, recipeIds: [...recipeIds] } },
        { onSuccess: ({ recipeCount }) => done(t('selection.unlabelled', { count: recipeCount, title })) },
      )
    },
  }
}

import { getRecipe, type Recipe } from '@potluck/api/recipes'
import { Answered } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { Text } from '@potluck/ui'
import { Modal } from '@potluck/ui/overlays'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { differingTexts, TextChanges } from './TextChanges.tsx'

interface Props {
  readonly recipe: Recipe
  /** The recipe that it is compared with. */
  readonly other: { readonly id: string; readonly title: string }
  /** @param read the other recipe, once it is there */
  readonly actions: (read: Recipe | undefined, differs: boolean) => ReactNode
  readonly onClose: () => void
}

/** Shows the texts of a recipe that differ from those of another one. */
export function RecipeComparison({ recipe, other, actions, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const answer = useAnswer(getRecipe, { params: { id: other.id } })
  const differs = answer.data !== undefined && differingTexts(answer.data, recipe).length > 0
  return (
    <Modal
      opened
      onClose={onClose}
      size="large"
      title={t('variations.differs', { title: other.title })}
      closeLabel={t('close')}
      actions={actions(answer.data, differs)}
    >
      <Answered
        small
        answer={answer}
        loading={{ label: t('variations.loading'), shape: 'rows', count: 4 }}
        failed={{ title: t('variations.failed') }}
      >
        {(before) => (differs ? <TextChanges before={before} after={recipe} /> : <Text>{t('variations.same')}</Text>)}
      </Answered>
    </Modal>
  )
}

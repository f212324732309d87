import { getRecipe, type Recipe } from '@potluck/api/recipes'
import type { Variation } from '@potluck/api/variations'
import { Answered } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { Button, Text } from '@potluck/ui'
import { Modal } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'
import { differingTexts, TextChanges } from './TextChanges.tsx'

interface Props {
  readonly recipe: Recipe
  readonly other: Variation
  readonly onBack: () => void
  readonly onClose: () => void
}

/** Shows the texts of a recipe that differ from those of a variation. */
export function VariationComparison({ recipe, other, onBack, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const answer = useAnswer(getRecipe, { params: { id: other.id } })
  return (
    <Modal
      opened
      onClose={onClose}
      size="large"
      title={t('variations.differs', { title: other.title })}
      closeLabel={t('close')}
      actions={<Button onClick={onBack}>{t('variations.back')}</Button>}
    >
      <Answered
        small
        answer={answer}
        loading={{ label: t('variations.loading'), shape: 'rows', count: 4 }}
        failed={{ title: t('variations.failed') }}
      >
        {(before) =>
          differingTexts(before, recipe).length === 0 ? (
            <Text>{t('variations.same')}</Text>
          ) : (
            <TextChanges before={before} after={recipe} />
          )
        }
      </Answered>
    </Modal>
  )
}

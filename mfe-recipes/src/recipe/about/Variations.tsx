import type { Recipe } from '@potluck/api/recipes'
import { listVariations } from '@potluck/api/variations'
import { useAnswer } from '@potluck/platform/answers'
import { Button, onDemand } from '@potluck/ui'
import { IconCopy } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { historyWords } from '../history/words.ts'

const VariationsDialog = onDemand(
  () => import('../history/VariationsDialog.tsx').then((module) => module.VariationsDialog),
  'dialog',
  historyWords,
)

/** Opens the variations of a recipe. It displays nothing while they load or without any. */
export function Variations({ recipe }: { readonly recipe: Recipe }) {
  const { t } = useTranslation('recipes')
  const [isOpen, setOpen] = useState(false)
  const { data } = useAnswer(listVariations, { params: { id: recipe.id } })
  const count = data?.variations.length ?? 0
  if (count < 2) return null
  return (
    <div>
      <Button icon={<IconCopy />} onClick={() => setOpen(true)}>
        {t('recipe.variations', { count })}
      </Button>
      {isOpen && <VariationsDialog recipe={recipe} onClose={() => setOpen(false)} />}
    </div>
  )
}

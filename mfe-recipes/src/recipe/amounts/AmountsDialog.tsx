import type { Recipe } from '@potluck/api/recipes'
import type { Exact } from '@potluck/cooking/quantity'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { UnitsFields } from '@potluck/parts/UnitsFields'
import { Heading, onDemand, Stack } from '@potluck/ui'
import { Modal } from '@potluck/ui/overlays'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { linesWithMeat } from '../../inner-temperatures/lines-with-meat.ts'
import { innerTemperatureWords } from '../../inner-temperatures/words.ts'
import type { VisibleIngredient } from '../../recipe-text/ingredient-list.ts'
import { hasAmount } from './amount-factor.ts'
import { ByIngredient } from './ByIngredient.tsx'
import { ByPan } from './ByPan.tsx'

const InnerTemperatures = onDemand(
  () => import('../../inner-temperatures/InnerTemperatures.tsx').then((module) => module.InnerTemperatures),
  'part',
  innerTemperatureWords,
)

interface Props {
  readonly recipe: Pick<Recipe, 'contents'>
  readonly ingredients: readonly VisibleIngredient[]
  readonly words: Vocabulary
  readonly factor: Exact
  readonly onScale: (factor: Exact) => void
  readonly onClose: () => void
}

/** A dialog for the units of amounts and ovens, for the other ways to scale, and with the inner temperatures of meat. */
export function AmountsDialog({ recipe, ingredients, words, factor, onScale, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const measured = ingredients.filter(hasAmount)
  const scale = (to: Exact) => {
    onScale(to)
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t('scale.units')} closeLabel={t('close')}>
      <Stack gap={5}>
        <UnitsFields />
        {measured.length > 0 && (
          <Part title={t('amounts.byIngredient')}>
            {() => <ByIngredient ingredients={measured} words={words} factor={factor} onScale={scale} />}
          </Part>
        )}
        <Part title={t('amounts.byPan')}>{() => <ByPan onScale={scale} />}</Part>
        {linesWithMeat(recipe).length > 0 && (
          <Part title={t('cook.innerTemperatures')}>{(heading) => <InnerTemperatures labelledBy={heading} />}</Part>
        )}
      </Stack>
    </Modal>
  )
}

interface PartProps {
  readonly title: string
  readonly children: (headingId: string) => ReactNode
}

function Part({ title, children }: PartProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <Stack gap={3}>
        <Heading level={3} id={heading}>
          {title}
        </Heading>
        {children(heading)}
      </Stack>
    </section>
  )
}

import type { Recipe } from '@potluck/api/recipes'
import { type CookedVariation, listVariations, type Variation } from '@potluck/api/variations'
import { Answered, useFormats } from '@potluck/parts'
import { useKitchens } from '@potluck/parts/useKitchens'
import { useAnswer } from '@potluck/platform/answers'
import { href, paths } from '@potluck/platform/paths'
import { Button, Heading, Stack, Text } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { Modal } from '@potluck/ui/overlays'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecipeComparison } from './RecipeComparison.tsx'

interface Props {
  readonly recipe: Recipe
  readonly onClose: () => void
}

/** A recipe and its copies: each can be opened and compared, and a log says which one was cooked. */
export function VariationsDialog({ recipe, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const [compared, setCompared] = useState<Variation | null>(null)
  const answer = useAnswer(listVariations, { params: { id: recipe.id } })
  if (compared) {
    return (
      <RecipeComparison
        recipe={recipe}
        other={compared}
        onClose={onClose}
        actions={() => <Button onClick={() => setCompared(null)}>{t('variations.back')}</Button>}
      />
    )
  }
  return (
    <Modal opened onClose={onClose} title={t('recipe.variationsTitle')} closeLabel={t('close')}>
      <Answered
        small
        answer={answer}
        loading={{ label: t('variations.loading'), shape: 'rows', count: 3 }}
        failed={{ title: t('variations.failed') }}
      >
        {({ variations, cookings }) => (
          <Stack gap={4}>
            <Text tone="soft">{t('variations.hint')}</Text>
            <ul aria-label={t('recipe.variationsTitle')}>
              {variations.map((variation) => (
                <li key={variation.id}>
                  <VariationRow
                    variation={variation}
                    isThis={variation.id === recipe.id}
                    onCompare={() => setCompared(variation)}
                  />
                </li>
              ))}
            </ul>
            {cookings.length > 0 && <Cooked {...{ variations, cookings }} />}
          </Stack>
        )}
      </Answered>
    </Modal>
  )
}

interface RowProps {
  readonly variation: Variation
  /** Whether its page is the one below the dialog. */
  readonly isThis: boolean
  readonly onCompare: () => void
}

function VariationRow({ variation, isThis, onCompare }: RowProps) {
  const { t } = useTranslation('recipes')
  const { relativeDate } = useFormats()
  const { id, title, createdAt, kitchenId, owner } = variation
  const kitchen = useKitchens()?.find((one) => one.id === kitchenId)
  const facts = [
    isThis && t('variations.this'),
    owner?.name && t('list.of', { name: owner.name }),
    kitchen?.name,
    t('recipe.added', { date: relativeDate(createdAt) }),
  ]
  return (
    <ListRow
      title={title}
      href={isThis ? undefined : href(paths.recipe(id))}
      subtitle={facts.filter(Boolean).join(' · ')}
      trailing={
        !isThis && (
          <Button aria-label={t('variations.compareName', { title })} onClick={onCompare}>
            {t('variations.compare')}
          </Button>
        )
      }
    />
  )
}

interface CookedProps {
  readonly variations: readonly Variation[]
  readonly cookings: readonly CookedVariation[]
}

/** The cooking log of all variations. */
function Cooked({ variations, cookings }: CookedProps) {
  const { t } = useTranslation('recipes')
  const { relativeDate } = useFormats()
  const heading = useId()
  const titleOf = new Map(variations.map(({ id, title }) => [id, title]))
  return (
    <section aria-labelledby={heading}>
      <Heading level={3} id={heading}>
        {t('variations.cooked')}
      </Heading>
      <ul aria-labelledby={heading}>
        {cookings.map(({ id, recipeId, cookedAt, note, person }) => (
          <li key={id}>
            <ListRow
              title={titleOf.get(recipeId) ?? ''}
              subtitle={[relativeDate(cookedAt), person?.name, note].filter(Boolean).join(' · ')}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { MovedRecipes } from '@potluck/api/kitchen-moves'
import type { Kitchen } from '@potluck/api/kitchens'
import { href, paths } from '@potluck/platform/paths'
import { LinkButton, Row, Stack, Text } from '@potluck/ui'
import { SegmentedControl } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EarlierMoves } from './EarlierMoves.tsx'
import { LabelTicks } from './LabelTicks.tsx'
import { MovePreview } from './MovePreview.tsx'

const kinds = ['all', 'labels', 'recipes'] as const

interface Props {
  readonly kitchen: Kitchen
  /** Recipes that were selected in the own book before. */
  readonly chosenIds: readonly string[]
}

/** The recipes to move: the whole own book, those of labels, or those that were selected in its list. */
export function ChooseRecipes({ kitchen, chosenIds }: Props) {
  const { t } = useTranslation('social')
  const [kind, setKind] = useState<MovedRecipes['kind']>(chosenIds.length > 0 ? 'recipes' : 'all')
  const [labelIds, setLabelIds] = useState<readonly string[]>([])
  const recipes = chosenAs(kind, labelIds, chosenIds)
  return (
    <Stack gap={6}>
      <Text tone="soft">{t('moveIn.about', { kitchen: kitchen.name })}</Text>
      <SegmentedControl
        label={t('moveIn.what')}
        labelShown
        wide
        segments={kinds.map((value) => ({ value, label: t(`moveIn.kinds.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      {kind === 'labels' && <LabelTicks ticked={labelIds} onChange={setLabelIds} />}
      {kind === 'recipes' && chosenIds.length === 0 && (
        <Stack gap={3}>
          <Text>{t('moveIn.chooseHint')}</Text>
          <Row>
            <LinkButton href={href(paths.list('main'))}>{t('moveIn.toBook')}</LinkButton>
          </Row>
        </Stack>
      )}
      {recipes && <MovePreview key={JSON.stringify(recipes)} kitchen={kitchen} recipes={recipes} />}
      <EarlierMoves kitchenId={kitchen.id} />
    </Stack>
  )
}

/** The choice as the server takes it; null while nothing is chosen. */
function chosenAs(
  kind: MovedRecipes['kind'],
  labelIds: readonly string[],
  recipeIds: readonly string[],
): MovedRecipes | null {
  if (kind === 'all') return { kind }
  if (kind === 'labels') return labelIds.length === 0 ? null : { kind, labelIds: [...labelIds] }
  return recipeIds.length === 0 ? null : { kind, recipeIds: [...recipeIds] }
}

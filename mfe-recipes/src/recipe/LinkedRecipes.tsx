import type { Recipe } from '@potluck/api/recipes'
import { namedIn } from '@potluck/cooking/linked/named-in'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { href, paths } from '@potluck/platform/paths'
import { LinkButton, Row } from '@potluck/ui'
import { IconSoup } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import type { VisibleIngredient } from '../recipe-text/ingredient-list.ts'

interface Props {
  readonly recipe: Pick<Recipe, 'linked'>
  readonly ingredients: readonly VisibleIngredient[]
  readonly words: Vocabulary
}

/** The recipes that this one uses and that no line names, such as its sauce. */
export function LinkedRecipes({ recipe: { linked }, ingredients, words }: Props) {
  const { t } = useTranslation('recipes')
  const named = new Set(ingredients.map(({ original }) => namedIn(original, linked, words)?.id))
  const others = linked.filter(({ id }) => !named.has(id))
  if (others.length === 0) return null
  return (
    <nav aria-label={t('linked.title')}>
      <Row gap={2}>
        {others.map(({ id, title }) => (
          <LinkButton key={id} icon={<IconSoup />} href={href(paths.recipe(id))}>
            <bdi>{title}</bdi>
          </LinkButton>
        ))}
      </Row>
    </nav>
  )
}

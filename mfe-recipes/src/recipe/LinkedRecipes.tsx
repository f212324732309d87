import type { Recipe } from '@potluck/api/recipes'
import { href, paths } from '@potluck/platform/paths'
import { LinkButton, Row } from '@potluck/ui'
import { IconSoup } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'

/** The recipes that this one uses, such as its sauce. */
export function LinkedRecipes({ linked }: Pick<Recipe, 'linked'>) {
  const { t } = useTranslation('recipes')
  return (
    <nav aria-label={t('linked.title')}>
      <Row gap={2}>
        {linked.map(({ id, title }) => (
          <LinkButton key={id} icon={<IconSoup />} href={href(paths.recipe(id))}>
            <bdi>{title}</bdi>
          </LinkButton>
        ))}
      </Row>
    </nav>
  )
}

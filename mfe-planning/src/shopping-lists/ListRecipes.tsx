import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { useFormats } from '@potluck/parts'
import { href, paths } from '@potluck/platform/paths'
import { Button, Heading } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import classes from './ItemSections.module.css'
import { recipesOf } from './list-recipes.ts'

interface Props {
  readonly items: readonly ShoppingListItem[]
  readonly onRemove: (items: readonly ShoppingListItem[]) => void
}

/** The recipes that a list is for, each removed with all that it brought. */
export function ListRecipes({ items, onRemove }: Props) {
  const { t } = useTranslation('planning')
  const { relativeDate } = useFormats()
  return (
    <section aria-label={t('list.recipes')}>
      <Heading level={2} size="small">
        {t('list.recipes')}
      </Heading>
      <ul className={classes.items}>
        {recipesOf(items).map(({ id, title, addedAt, items: brought }) => (
          <li key={id} className={classes.recipe}>
            <ListRow
              href={href(paths.recipe(id))}
              title={<bdi>{title}</bdi>}
              subtitle={`${t('list.fromRecipe', { count: brought.length })} · ${relativeDate(addedAt)}`}
            />
            <Button variant="quiet" aria-label={t('list.removeRecipe', { title })} onClick={() => onRemove(brought)}>
              {t('list.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

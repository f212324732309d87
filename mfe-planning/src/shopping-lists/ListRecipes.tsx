import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { useFormats } from '@potluck/parts'
import { href, paths } from '@potluck/platform/paths'
import { Button, Heading, IconButton, Row } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconChevronDown, IconChevronUp } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ForEaters } from '../for-eaters/ForEaters.tsx'
import classes from './ItemSections.module.css'
import { recipesOf } from './list-recipes.ts'

interface Props {
  readonly items: readonly ShoppingListItem[]
  /** The household of the list, where it belongs to one. */
  readonly kitchenId: string | undefined
  readonly onRemove: (items: readonly ShoppingListItem[]) => void
}

/** The recipes of a list; removing one removes its items. */
export function ListRecipes({ items, kitchenId, onRemove }: Props) {
  const { t } = useTranslation('planning')
  const { relativeDate } = useFormats()
  const [opened, setOpened] = useState(false)
  const recipes = recipesOf(items)
  return (
    <section aria-label={t('list.recipes')} className={classes.narrow}>
      <Row justify="between">
        <Heading level={2} size="small">
          {t('list.recipes')} ({recipes.length})
        </Heading>
        <IconButton
          icon={opened ? <IconChevronUp /> : <IconChevronDown />}
          label={t(opened ? 'list.hideRecipes' : 'list.showRecipes')}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        />
      </Row>
      {!opened &&
        recipes.map(({ id, title, marks }) => <ForEaters key={id} title={title} marks={marks} kitchenId={kitchenId} />)}
      <ul className={classes.items} hidden={!opened}>
        {recipes.map(({ id, title, marks, addedAt, items: brought }) => (
          <li key={id} className={classes.recipe}>
            <ListRow
              href={href(paths.recipe(id))}
              title={<bdi>{title}</bdi>}
              subtitle={
                <>
                  {`${t('list.fromRecipe', { count: brought.length })} · ${relativeDate(addedAt)}`}
                  <ForEaters marks={marks} kitchenId={kitchenId} />
                </>
              }
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

import type { RecipeSummary } from '@potluck/api/recipes'
import { href, paths } from '@potluck/platform/paths'
import { Button, LinkButton } from '@potluck/ui'
import { EmptyState, SearchField } from '@potluck/ui/content'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Answered } from '../answered/Answered.tsx'
import { Dialog } from '../dialogs/Dialog.tsx'
import { RecipeOwner } from './RecipeOwner.tsx'
import classes from './RecipePicker.module.css'
import { RecipeRow } from './RecipeRow.tsx'
import { useRecipeChoice } from './useRecipeChoice.ts'

export interface RecipePickerProps {
  /** The purpose of the choice: "Attach a recipe". */
  readonly title: string
  /** A recipe was pressed; where several are picked, one that is picked already is to be let go. */
  readonly onPick: (recipe: RecipeSummary) => void
  /** Several are picked, these so far; the dialog stays until it is closed. */
  readonly pickedIds?: readonly string[] | undefined
  /** The initial search. */
  readonly typed?: string
  /** Recipes that friends show are found, too. */
  readonly friends?: boolean
  /** A kitchen whose recipes are offered first. */
  readonly kitchenId?: string | undefined
  /** Whether the cook's own are offered besides them. Unless said, they are. */
  readonly own?: boolean
  readonly onClose: () => void
}

/** A dialog to choose one of the cook's own recipes. */
export function RecipePicker(props: RecipePickerProps) {
  const { title, onPick, pickedIds, typed = '', friends = false, kitchenId, own = true, onClose } = props
  const { t } = useTranslation('parts')
  const [search, setSearch] = useState(typed)
  return (
    <Dialog
      onClose={onClose}
      title={title}
      actions={
        pickedIds && (
          <Button variant="primary" onClick={onClose}>
            {t('recipes.done', { count: pickedIds.length })}
          </Button>
        )
      }
    >
      <div className={classes.search}>
        <SearchField
          data-autofocus
          label={t('recipes.search')}
          clearLabel={t('recipes.clear')}
          value={search}
          onChange={setSearch}
        />
      </div>
      <Choice search={search} friends={friends} kitchenId={kitchenId} own={own} onPick={onPick} pickedIds={pickedIds} />
    </Dialog>
  )
}

type ChoiceProps = Pick<RecipePickerProps, 'onPick' | 'pickedIds' | 'kitchenId'> & {
  readonly search: string
  readonly friends: boolean
  readonly own: boolean
}

function Choice({ search, friends, kitchenId, own, onPick, pickedIds }: ChoiceProps) {
  const { t } = useTranslation('parts')
  return (
    <Answered
      small
      answer={useRecipeChoice(search, { friends, kitchenId, own })}
      loading={{ label: t('recipes.loading'), shape: 'rows', count: 5 }}
      failed={{ title: t('recipes.failed') }}
      empty={search.trim() === '' ? <EmptyBook /> : <NothingFound search={search.trim()} />}
    >
      {(recipes) => (
        <ul aria-label={t('recipes.title')} className={classes.list}>
          {recipes.map((recipe) => (
            <li key={recipe.id}>
              <RecipeRow
                recipe={recipe}
                subtitle={recipe.owner && <RecipeOwner recipe={recipe} />}
                selected={pickedIds?.includes(recipe.id)}
                onClick={() => onPick(recipe)}
              />
            </li>
          ))}
        </ul>
      )}
    </Answered>
  )
}

function EmptyBook() {
  const { t } = useTranslation('parts')
  return (
    <EmptyState
      picture="book"
      title={t('recipes.emptyTitle')}
      action={<LinkButton href={href(paths.newRecipe())}>{t('recipes.write')}</LinkButton>}
    >
      {t('recipes.emptyText')}
    </EmptyState>
  )
}

function NothingFound({ search }: { readonly search: string }) {
  const { t } = useTranslation('parts')
  return <EmptyState picture="search" title={t('recipes.nothing', { search })} />
}

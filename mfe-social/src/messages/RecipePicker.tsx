import type { RecipeCard } from '@potluck/api/messages'
import { useImageAddress } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button, EmptyState, LinkButton, ListRow, Note, RecipeImage, SearchField, SkeletonScreen } from '@potluck/ui'
import { Modal } from '@potluck/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './RecipePicker.module.css'
import { useRecipeChoice } from './useRecipeChoice.ts'

interface Props {
  readonly onPick: (recipe: RecipeCard) => void
  readonly onClose: () => void
}

/** Chooses one of the cook's own recipes. */
export function RecipePicker({ onPick, onClose }: Props) {
  const { t } = useTranslation('social')
  const [search, setSearch] = useState('')
  return (
    <Modal opened onClose={onClose} title={t('pick.title')} closeLabel={t('close')}>
      <SearchField
        data-autofocus
        label={t('pick.search')}
        clearLabel={t('pick.clear')}
        value={search}
        onChange={setSearch}
      />
      <Choice search={search} onPick={onPick} />
    </Modal>
  )
}

function Choice({ search, onPick }: Pick<Props, 'onPick'> & { readonly search: string }) {
  const { t } = useTranslation('social')
  const imageAddress = useImageAddress()
  const { data: recipes, error, refetch } = useRecipeChoice(search)
  if (error) {
    return (
      <Note tone="danger" action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>
        {t('pick.failed')}
      </Note>
    )
  }
  if (!recipes) return <SkeletonScreen label={t('pick.loading')} shape="rows" count={5} />
  if (recipes.length === 0) {
    return search.trim() === '' ? (
      <EmptyState
        picture="book"
        title={t('pick.emptyTitle')}
        action={<LinkButton href={href(paths.newRecipe())}>{t('pick.write')}</LinkButton>}
      >
        {t('pick.emptyText')}
      </EmptyState>
    ) : (
      <EmptyState picture="search" title={t('pick.nothing', { search: search.trim() })} />
    )
  }
  return (
    <ul aria-label={t('pick.recipes')} className={classes.list}>
      {recipes.map(({ id, title, image }) => (
        <li key={id}>
          <ListRow
            leading={
              <RecipeImage
                title={title}
                src={imageAddress(image?.thumbnail)}
                shape="square"
                className={classes.picture}
              />
            }
            title={<bdi>{title}</bdi>}
            onClick={() => onPick({ id, title, image })}
          />
        </li>
      ))}
    </ul>
  )
}

import type { CallOutput } from '@potluck/api/endpoint'
import { inBook } from '@potluck/api/of-book'
import { type listTrash, restoreAllRecipes } from '@potluck/api/trash'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Stack, Text } from '@potluck/ui'
import { SearchField } from '@potluck/ui/content'
import { IconArrowBackUp } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useSearchText } from '../recipe-list/useSearchText.ts'
import type { Selection } from '../selection/selection.ts'
import classes from './DeletedRecipes.module.css'
import { TrashedRow } from './TrashedRow.tsx'
import type { DeletedRecipesSearch } from './useDeletedRecipes.ts'

interface Props extends DeletedRecipesSearch {
  readonly page: CallOutput<typeof listTrash>
  readonly selection: Selection
}

/** Deleted recipes: search, restore all, restore or delete some. */
export function DeletedRecipes({ page, kitchenId, answer, query, search, showMore, selection }: Props) {
  const { t } = useTranslation('recipes')
  const [text, setText] = useSearchText(query, search)
  const { data, totalCount } = page
  if (totalCount === 0 && query === '') return <Text tone="soft">{t('trash.noRecipes')}</Text>
  return (
    <Stack gap={3}>
      <SearchField
        label={t('trash.search')}
        clearLabel={t('list.clearSearch')}
        value={text}
        onChange={setText}
        maxLength={200}
      />
      <div className={classes.head}>
        <Text size="small" tone="soft" role="status" tabular className={classes.hint}>
          {query === '' ? t('trash.hint') : t('list.found', { count: totalCount })}
        </Text>
        {totalCount > 0 && <RestoreAll kitchenId={kitchenId} query={query} />}
      </div>
      <ul aria-label={t('trash.tabs.recipes')}>
        {data.map((recipe) => (
          <li key={recipe.id}>
            <TrashedRow recipe={recipe} kitchenId={kitchenId} selection={selection} />
          </li>
        ))}
      </ul>
      {data.length < totalCount &&
        (showMore ? (
          <Button busy={answer.isFetching} onClick={showMore}>
            {t('trash.more')}
          </Button>
        ) : (
          <Text tone="soft">{t('trash.searchForMore', { shown: data.length })}</Text>
        ))}
    </Stack>
  )
}

/** Restores all recipes of the trash or of a search on the server, which continues when this page is closed. */
function RestoreAll({ kitchenId, query }: Pick<DeletedRecipesSearch, 'kitchenId' | 'query'>) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const { mutate, isPending } = useCall(restoreAllRecipes, {
    toast: true,
    onSuccess: ({ recipeCount }) => {
      host.bus.emit('book:changed', {})
      host.toast({ message: t('trash.allBack', { count: recipeCount }), tone: 'done' })
    },
  })
  return (
    <Button
      variant="quiet"
      icon={<IconArrowBackUp />}
      busy={isPending}
      onClick={() => mutate({ ...inBook(kitchenId), body: { query } })}
    >
      {t(query === '' ? 'trash.restoreAll' : 'trash.restoreFound')}
    </Button>
  )
}

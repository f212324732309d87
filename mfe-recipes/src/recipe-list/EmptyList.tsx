import { inBook } from '@potluck/api/of-book'
import { listTrash } from '@potluck/api/trash'
import { useAnswer } from '@potluck/platform/answers'
import { usePreferences } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button, Link, LinkButton } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { IconFileImport, IconPlus, IconTrash, IconUsers } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { bookToWrite } from '../book/all-books.ts'
import { isNarrowed, type ListView } from '../book/list-view.ts'
import { samples } from '../preferences.ts'

interface Props {
  readonly view: ListView
  readonly onClear: () => void
}

/** A link to the trash if it contains recipes. */
function TrashLink({ kitchenId }: { readonly kitchenId: string | undefined }) {
  const { t } = useTranslation('recipes')
  const { data } = useAnswer(listTrash, { query: { ...inBook(kitchenId).query, count: 1 } })
  if (!data || data.totalCount === 0) return null
  return (
    <LinkButton href={href(paths.trash(kitchenId))} icon={<IconTrash />}>
      {t('empty.inTrash', { count: data.totalCount })}
    </LinkButton>
  )
}

/** The message of an empty list, with an offer to add recipes or change the search. */
export function EmptyList({ view, onClear }: Props) {
  const { t } = useTranslation('recipes')
  const kitchenId = bookToWrite(view.kitchenId)
  const { hidden } = usePreferences(samples)
  if (isNarrowed(view)) {
    return (
      <EmptyState
        picture="search"
        title={view.search === '' ? t('empty.noMatch') : t('empty.notFound', { search: view.search })}
        action={<Button onClick={onClear}>{t('empty.showAll')}</Button>}
      >
        {t('empty.noMatchHint')}
      </EmptyState>
    )
  }
  if (view.folder === 'inbox') {
    return (
      <EmptyState
        picture="letter"
        title={t('empty.inbox')}
        action={
          <LinkButton href={href(paths.people())} icon={<IconUsers />}>
            {t('empty.findPeople')}
          </LinkButton>
        }
      >
        {t('empty.inboxHint')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      picture="book"
      title={kitchenId === undefined ? t('empty.book') : t('empty.kitchen')}
      action={
        <>
          <LinkButton href={href(paths.addRecipe(undefined, kitchenId))} variant="primary" icon={<IconPlus />}>
            {t('empty.clip')}
          </LinkButton>
          {kitchenId === undefined && (
            <LinkButton href={href(paths.import())} icon={<IconFileImport />}>
              {t('empty.import')}
            </LinkButton>
          )}
          <TrashLink kitchenId={kitchenId} />
          {!hidden && (
            <Link alone href={href(paths.samples())}>
              {t('empty.samples')}
            </Link>
          )}
        </>
      }
    >
      {kitchenId === undefined ? t('empty.bookHint') : t('empty.kitchenHint')}
    </EmptyState>
  )
}

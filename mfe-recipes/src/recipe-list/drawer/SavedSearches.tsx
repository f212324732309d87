import { usePendingDeletions } from '@potluck/parts'
import { href } from '@potluck/platform/paths'
import { Heading, IconButton, Stack } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconTrash } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { savedSearchPath } from '../../search/saved-search-path.ts'
import { useForgetSearch, useSavedSearches } from '../../search/useSavedSearches.ts'

interface Props {
  /** The kitchen in whose book they search, or all books; undefined for the own book. */
  readonly kitchenId: string | undefined
  readonly onChosen: () => void
}

/** The saved searches, to open or delete; empty without any. */
export function SavedSearches({ kitchenId, onChosen }: Props) {
  const { t } = useTranslation('recipes')
  const pending = usePendingDeletions()
  const searches = useSavedSearches().data?.filter(({ id }) => !pending.has(id)) ?? []
  const forget = useForgetSearch()
  if (searches.length === 0) return null
  return (
    <Stack gap={2}>
      <Heading level={3}>{t('search.keptOnes')}</Heading>
      <div>
        {searches.map((search) => (
          <ListRow
            key={search.id}
            href={href(savedSearchPath(search.view, kitchenId))}
            onClick={onChosen}
            title={<bdi>{search.title}</bdi>}
            trailing={
              <IconButton
                icon={<IconTrash />}
                label={t('search.forgetNamed', { title: search.title })}
                onClick={() => forget(search)}
              />
            }
          />
        ))}
      </div>
    </Stack>
  )
}

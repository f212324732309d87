import { usePendingDeletions } from '@potluck/parts'
import { href, paths } from '@potluck/platform/paths'
import { Button, LinkButton } from '@potluck/ui'
import { IconBookmarkPlus, IconChefHat, IconRefresh } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import classes from './Shortcuts.module.css'
import { savedSearchPath } from './saved-search-path.ts'
import { useSavedSearches } from './useSavedSearches.ts'

interface Props {
  /** The kitchen whose book is shown, or all books; undefined for the own book. */
  readonly kitchenId: string | undefined
  /** Reshuffles a random order; null in other orders. */
  readonly onShuffle: (() => void) | null
}

/** Links to the pantry search and the saved searches. */
export function Shortcuts({ kitchenId, onShuffle }: Props) {
  const { t } = useTranslation('recipes')
  const pending = usePendingDeletions()
  const searches = useSavedSearches().data?.filter(({ id }) => !pending.has(id)) ?? []
  return (
    <nav aria-label={t('search.shortcuts')} className={classes.row}>
      <LinkButton href={href(paths.whatCanICook(kitchenId))} icon={<IconChefHat />}>
        {t('pantry.title')}
      </LinkButton>
      {onShuffle && (
        <Button icon={<IconRefresh />} onClick={onShuffle}>
          {t('search.shuffle')}
        </Button>
      )}
      {searches.map(({ id, title, view }) => (
        <LinkButton key={id} href={href(savedSearchPath(view, kitchenId))} icon={<IconBookmarkPlus />}>
          <bdi>{title}</bdi>
        </LinkButton>
      ))}
    </nav>
  )
}

import { usePendingDeletions } from '@potluck/parts'
import { href, paths } from '@potluck/platform/paths'
import { Button, LinkButton } from '@potluck/ui'
import { IconBookmarkPlus, IconChefHat, IconRefresh } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import classes from './Shortcuts.module.css'
import { useSavedSearches } from './useSavedSearches.ts'

interface Props {
  /** The kitchen whose book is shown; undefined for the own book. */
  readonly kitchenId: string | undefined
  /** Reshuffles a random order; null in other orders. */
  readonly onShuffle: (() => void) | null
}

/** A saved search in a book. @param view query parameters of the address */
function viewPath(view: string, kitchenId: string | undefined): string {
  const query = new URLSearchParams(view)
  if (kitchenId !== undefined) query.set('kitchen', kitchenId)
  return `${paths.list('main')}?${query}`
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
        <LinkButton key={id} href={href(viewPath(view, kitchenId))} icon={<IconBookmarkPlus />}>
          <bdi>{title}</bdi>
        </LinkButton>
      ))}
    </nav>
  )
}

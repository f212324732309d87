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
  /** The seed of the random order; 0 for the order of the preferences. */
  readonly seed: number
  readonly onShuffle: (seed: number) => void
}

/** The search by what is available, a random order, and the saved searches. */
export function Shortcuts({ kitchenId, seed, onShuffle }: Props) {
  const { t } = useTranslation('recipes')
  const pending = usePendingDeletions()
  const searches = useSavedSearches().data?.filter(({ id }) => !pending.has(id)) ?? []
  return (
    <nav aria-label={t('search.shortcuts')} className={classes.row}>
      <LinkButton href={href(paths.whatCanICook(kitchenId))} icon={<IconChefHat />}>
        {t('cookable.title')}
      </LinkButton>
      <Button icon={<IconRefresh />} onClick={() => onShuffle(1 + Math.floor(Math.random() * 999_999))}>
        {t(seed > 0 ? 'search.shuffle' : 'search.surprise')}
      </Button>
      {seed > 0 && <Button onClick={() => onShuffle(0)}>{t('search.inOrder')}</Button>}
      {searches.map(({ id, title, view }) => (
        <LinkButton key={id} href={href(savedSearchPath(view, kitchenId))} icon={<IconBookmarkPlus />}>
          <bdi>{title}</bdi>
        </LinkButton>
      ))}
    </nav>
  )
}

import type { RecipeSort } from '@potluck/api/recipes'
import { myRecipes } from '@potluck/platform/book-preferences'
import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Link, Stack } from '@potluck/ui'
import { SegmentedControl, SelectField, SwitchRow } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly searching: boolean
  /** Whether the list is a profile, which hides ratings and cooking dates. */
  readonly ofOthers: boolean
}

/** The orders that the list offers. Others can be stored by an older release, and stay. */
const orders = {
  title: 'title',
  '-createdAt': 'newest',
  '-updatedAt': 'changedLast',
  '-rating': 'bestRated',
  totalTime: 'quickest',
  lastCookedAt: 'cookedFirst',
  titleDown: 'titleDown',
  createdAt: 'oldest',
  updatedAt: 'changedFirst',
  rating: 'worstRated',
  '-totalTime': 'longest',
  '-lastCookedAt': 'cookedLast',
  random: 'random',
} as const satisfies Record<Exclude<RecipeSort, '-title'>, string>

type Order = keyof typeof orders

const offered: readonly Order[] = ['title', '-createdAt', '-updatedAt', '-rating', 'totalTime', 'lastCookedAt']

/** Orders by data that only the owner of a book has. */
const ownOrders: readonly Order[] = ['rating', '-rating', 'lastCookedAt', '-lastCookedAt', 'random']

/** The order and the look of the list, stored as preferences. The settings have the rest. */
export function ViewChoices({ searching, ofOthers }: Props) {
  const { t } = useTranslation('recipes')
  const { preferences } = useHost()
  const chosen = usePreferences(myRecipes)
  const choose = (change: Partial<typeof chosen>) => preferences.update(myRecipes, change)
  const mayUse = (order: Order) => !ofOthers || !ownOrders.includes(order)
  const order = mayUse(chosen.sortBy) ? chosen.sortBy : 'title'
  const shown = offered.includes(order) ? offered : [...offered, order]

  return (
    <Stack gap={5}>
      <SelectField
        label={t('sort.label')}
        description={searching ? t('sort.whileSearching') : undefined}
        options={shown.filter(mayUse).map((value) => ({ value, label: t(`sort.${orders[value]}`) }))}
        value={order}
        onChange={(sortBy) => choose({ sortBy })}
      />
      <SegmentedControl
        label={t('view.layout')}
        value={chosen.viewType}
        segments={[
          { value: 'tiles', label: t('view.tiles') },
          { value: 'list', label: t('view.list') },
        ]}
        onChange={(viewType) => choose({ viewType })}
      />
      <div>
        <SwitchRow
          label={t('view.images')}
          checked={chosen.showImages}
          onChange={(showImages) => choose({ showImages })}
        />
        <SwitchRow
          label={t('view.labels')}
          checked={chosen.showLabels}
          onChange={(showLabels) => choose({ showLabels })}
        />
      </div>
      {!ofOthers && (
        <SelectField
          label={t('view.friends')}
          description={t('view.friendsHint')}
          options={[
            { value: 'no', label: t('view.friendsNo') },
            { value: 'search', label: t('view.friendsSearch') },
            { value: 'yes', label: t('view.friendsYes') },
          ]}
          value={chosen.includeFriends}
          onChange={(includeFriends) => choose({ includeFriends })}
        />
      )}
      <div>
        <Link alone href={href(paths.display())}>
          {t('recipe.more')}
        </Link>
      </div>
    </Stack>
  )
}

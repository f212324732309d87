import type { RecipeSort } from '@potluck/api/recipes'
import { myRecipes } from '@potluck/platform/book-preferences'
import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences } from '@potluck/platform/hooks'
import { Stack } from '@potluck/ui'
import { SegmentedControl, SelectField, SwitchRow } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly searching: boolean
  /** Whether the list is a profile, which hides ratings and cooking dates. */
  readonly ofOthers: boolean
}

/** Orders by data that only the owner of a book has. */
const ownSorts: readonly RecipeSort[] = ['rating', '-rating', 'lastCookedAt', '-lastCookedAt', 'random']

/** The order and fields of the list, stored as preferences. */
export function ViewChoices({ searching, ofOthers }: Props) {
  const { t } = useTranslation('recipes')
  const { preferences } = useHost()
  const chosen = usePreferences(myRecipes)
  const choose = (change: Partial<typeof chosen>) => preferences.update(myRecipes, change)
  const sorts: readonly { value: Exclude<RecipeSort, '-title'>; label: string }[] = [
    { value: 'title', label: t('sort.title') },
    { value: 'titleDown', label: t('sort.titleDown') },
    { value: '-createdAt', label: t('sort.newest') },
    { value: 'createdAt', label: t('sort.oldest') },
    { value: '-updatedAt', label: t('sort.changedLast') },
    { value: 'updatedAt', label: t('sort.changedFirst') },
    { value: '-rating', label: t('sort.bestRated') },
    { value: 'rating', label: t('sort.worstRated') },
    { value: 'totalTime', label: t('sort.quickest') },
    { value: '-totalTime', label: t('sort.longest') },
    { value: '-lastCookedAt', label: t('sort.cookedLast') },
    { value: 'lastCookedAt', label: t('sort.cookedFirst') },
    { value: 'random', label: t('sort.random') },
  ]

  return (
    <Stack gap={5}>
      <SelectField
        label={t('sort.label')}
        description={searching ? t('sort.whileSearching') : undefined}
        options={ofOthers ? sorts.filter(({ value }) => !ownSorts.includes(value)) : sorts}
        value={ofOthers && ownSorts.includes(chosen.sortBy) ? 'title' : chosen.sortBy}
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
        <SwitchRow
          label={t('view.labelChips')}
          checked={chosen.showLabelChips}
          disabled={!chosen.showLabels}
          onChange={(showLabelChips) => choose({ showLabelChips })}
        />
        <SwitchRow
          label={t('view.description')}
          checked={chosen.showRecipeDescription}
          onChange={(showRecipeDescription) => choose({ showRecipeDescription })}
        />
        <SwitchRow
          label={t('view.source')}
          checked={chosen.showSource}
          onChange={(showSource) => choose({ showSource })}
        />
      </div>
      {!ofOthers && <OwnBookChoices />}
    </Stack>
  )
}

function OwnBookChoices() {
  const { t } = useTranslation('recipes')
  const { preferences } = useHost()
  const chosen = usePreferences(myRecipes)
  const choose = (change: Partial<typeof chosen>) => preferences.update(myRecipes, change)
  return (
    <>
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
      <SwitchRow
        label={t('view.allLabels')}
        description={t('view.allLabelsHint')}
        checked={chosen.enableLabelIntersection}
        onChange={(enableLabelIntersection) => choose({ enableLabelIntersection })}
      />
    </>
  )
}

import { BackLink } from '@potluck/parts'
import { manageLabels, myRecipes } from '@potluck/platform/book-preferences'
import { useHost } from '@potluck/platform/HostProvider'
import { useGlobalPreferences, useSharedPreferences, useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { mealPlan, shoppingList } from '@potluck/platform/planning-preferences'
import { recipeDetails } from '@potluck/platform/recipe-details'
import { PageLayout, Stack } from '@potluck/ui'
import { SwitchRow } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'

interface SwitchesProps<N extends string> {
  /** The section that has them. */
  readonly of: { readonly name: string }
  readonly names: readonly N[]
  readonly shown: Readonly<Record<N, boolean>>
  readonly onChange: (name: N, on: boolean) => void
}

/** A switch per setting of a section. */
function Switches<N extends string>({ of, names, shown, onChange }: SwitchesProps<N>) {
  const { t } = useTranslation('settings')
  return names.map((name) => (
    <SwitchRow
      key={name}
      label={t(`shown.${of.name}.${name}`)}
      checked={shown[name]}
      onChange={(on) => onChange(name, on)}
    />
  ))
}

/** The page of what recipes, labels, plans and shopping lists show. */
export function DisplayPage() {
  const { t } = useTranslation('settings')
  const { preferences } = useHost()
  const { useMealPlans, useShoppingLists } = useGlobalPreferences()
  const [recipes, labels] = [useSharedPreferences(myRecipes), useSharedPreferences(manageLabels)]
  const recipe = useSharedPreferences(recipeDetails)
  const [plans, lists] = [useSharedPreferences(mealPlan), useSharedPreferences(shoppingList)]
  useTitle(t('display.title'))
  return (
    <PageLayout
      title={t('display.title')}
      width="reading"
      leading={<BackLink href={href(paths.settings())} label={t('title')} />}
    >
      <Stack gap={6}>
        <SettingsGroup title={t('shown.recipes')} of="controls">
          <Switches
            of={myRecipes}
            names={['showRecipeDescription', 'showSource', 'showLabelChips']}
            shown={recipes}
            onChange={(name, on) => preferences.update(myRecipes, { [name]: on })}
          />
        </SettingsGroup>
        <SettingsGroup title={t('shown.recipe')} of="controls">
          <Switches
            of={recipeDetails}
            names={['showNutrition']}
            shown={recipe}
            onChange={(name, on) => preferences.update(recipeDetails, { [name]: on })}
          />
        </SettingsGroup>
        <SettingsGroup title={t('shown.labels')} of="controls">
          <Switches
            of={manageLabels}
            names={['showCreatedAt']}
            shown={labels}
            onChange={(name, on) => preferences.update(manageLabels, { [name]: on })}
          />
        </SettingsGroup>
        {useMealPlans && (
          <SettingsGroup title={t('shown.plans')} of="controls">
            <Switches
              of={mealPlan}
              names={['showAddedBy', 'showAddedOn']}
              shown={plans}
              onChange={(name, on) => preferences.update(mealPlan, { [name]: on })}
            />
          </SettingsGroup>
        )}
        {useShoppingLists && (
          <SettingsGroup title={t('shown.lists')} of="controls">
            <Switches
              of={shoppingList}
              names={['showAddedBy', 'showAddedOn', 'preferDelete']}
              shown={lists}
              onChange={(name, on) => preferences.update(shoppingList, { [name]: on })}
            />
          </SettingsGroup>
        )}
      </Stack>
    </PageLayout>
  )
}

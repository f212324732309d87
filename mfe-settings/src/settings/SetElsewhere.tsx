import { useGlobalPreferences } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { IconBook, IconCalendar, IconChefHat, IconShoppingCart, IconTags } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { LinkRows } from './LinkRows.tsx'

/** The ways to what is set on the screen that it changes; not to what the cook does without. */
export function SetElsewhere() {
  const { t } = useTranslation('settings')
  const { useMealPlans, useShoppingLists } = useGlobalPreferences()
  const row = (key: 'book' | 'cooking' | 'labels' | 'shopping' | 'plans') => ({
    title: t(`elsewhere.${key}.title`),
    about: t(`elsewhere.${key}.about`),
  })
  return (
    <LinkRows
      rows={[
        { ...row('book'), path: paths.home(), icon: <IconBook /> },
        { ...row('cooking'), path: paths.home(), icon: <IconChefHat /> },
        { ...row('labels'), path: paths.labels(), icon: <IconTags /> },
        ...(useShoppingLists ? [{ ...row('shopping'), path: paths.shoppingLists(), icon: <IconShoppingCart /> }] : []),
        ...(useMealPlans ? [{ ...row('plans'), path: paths.mealPlanners(), icon: <IconCalendar /> }] : []),
      ]}
    />
  )
}

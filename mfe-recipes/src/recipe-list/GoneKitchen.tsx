import { myRecipes } from '@potluck/platform/book-preferences'
import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { NoSuchList } from './NoSuchList.tsx'

interface Props {
  /** A kitchen that the cook is not in. */
  readonly kitchenId: string | undefined
}

/** If the cook chose this kitchen before: forgets the choice, opens their own book and says why. Otherwise there is no such list. */
export function GoneKitchen({ kitchenId }: Props) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const isChosen = usePreferences(myRecipes).kitchenId === kitchenId
  useEffect(() => {
    if (!isChosen) return
    host.preferences.update(myRecipes, { kitchenId: '' })
    host.toast({ message: t('noList.openedOwn'), kind: `kitchen.ended.${kitchenId}` })
    host.navigate(paths.list('main'), { replace: true })
  }, [host, t, isChosen, kitchenId])
  return isChosen ? null : <NoSuchList reason="kitchen" />
}

import { getMealPlanNeeds } from '@potluck/api/meal-plans'
import { getPantry, type PantryItem } from '@potluck/api/pantry'
import { useRefetch } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { addAndWait } from '@potluck/platform/outcome-of-change'
import { rememberInPantry, usuallyDeclined } from '@potluck/platform/remember-in-pantry'
import { Button, Note } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../formats/useFormats.ts'
import classes from './UsuallyAtHome.module.css'

export interface UsuallyAtHomeProps {
  /** Salt, pepper and oil among the things to buy, each once, without those in the pantry. */
  readonly things: readonly PantryItem[]
  /** Called at once with the things that will be in the pantry. */
  readonly onKept?: (things: readonly PantryItem[]) => void
}

/** Asks once whether salt, pepper and oil are always at home: one tap puts them into the pantry. */
export function UsuallyAtHome({ things, onKept }: UsuallyAtHomeProps) {
  const { t } = useTranslation('parts')
  const { list } = useFormats()
  const host = useHost()
  const [isAnswered, setAnswered] = useState(() => usuallyDeclined.read() === true)
  const askAgain = useRefetch(getPantry, getMealPlanNeeds)
  if (things.length === 0 || isAnswered) return null

  async function keep() {
    setAnswered(true)
    onKept?.(things)
    const { kind } = await addAndWait(host, things.map(rememberInPantry))
    if (kind === 'applied') askAgain()
  }

  function decline() {
    setAnswered(true)
    usuallyDeclined.write(true)
  }

  return (
    <Note
      action={
        <span className={classes.answers}>
          <Button onClick={() => void keep()}>{t('shoppingLists.usually.always')}</Button>
          <Button variant="quiet" onClick={decline}>
            {t('shoppingLists.usually.no')}
          </Button>
        </span>
      }
    >
      {t('shoppingLists.usually.ask', { things: list(things.map(({ title }) => title)) })}
    </Note>
  )
}

import { dayHere, daysBetween } from '@potluck/cooking/at-home'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { useTranslation } from 'react-i18next'

/** How screens say since when a thing is at home. */
export interface HomeWords {
  /** How far a day is: "3 days ago", "today", "in 2 days". */
  readonly when: (day: string) => string
  /** Why a thing need not be bought: "At home, bought 3 days ago". */
  readonly reason: (thing: { readonly always?: boolean; readonly since: string | null }) => string
}

/** The words in the cook's language. */
export function useHomeWords(): HomeWords {
  const { t } = useTranslation('parts')
  const language = useStore(useHost().language)
  const distance = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const when = (day: string) => distance.format(daysBetween(dayHere(), day), 'day')
  return {
    when,
    reason({ always = false, since }) {
      if (always) return t('atHome.always')
      return since === null ? t('atHome.there') : t('atHome.bought', { ago: when(since) })
    },
  }
}

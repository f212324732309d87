import type { getStats } from '@potluck/api/account'
import type { CallOutput } from '@potluck/api/endpoint'
import { useFormats } from '@potluck/parts'
import { useTranslation } from 'react-i18next'
import { megabytesOf } from '../groups/megabytes.ts'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'
import classes from './AccountStats.module.css'

/** Statistics of the account. */
export function AccountStats({ stats }: { readonly stats: CallOutput<typeof getStats> }) {
  const { t } = useTranslation('settings')
  const { number, relativeDate } = useFormats()
  const megabytes = (bytes: number) => number(megabytesOf(bytes))
  const ofSpace = (bytes: number, most: number) =>
    t('account.ofSpace', { used: megabytes(bytes), most: megabytes(most) })
  const figures = {
    recipes: number(stats.recipeCount),
    photos: number(stats.recipeImageCount),
    messages: number(stats.messageCount),
    textSpace: ofSpace(stats.textBytes, stats.textLimit),
    photoSpace: ofSpace(stats.pictureBytes, stats.pictureLimit),
    since: relativeDate(stats.createdAt),
  }
  return (
    <SettingsGroup title={t('account.figures')} of="controls">
      <dl className={classes.figures}>
        {(['recipes', 'photos', 'messages', 'textSpace', 'photoSpace', 'since'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`account.figure.${name}`)}</dt>
            <dd>{figures[name]}</dd>
          </div>
        ))}
      </dl>
    </SettingsGroup>
  )
}

import type { getStats } from '@potluck/api/account'
import type { CallOutput } from '@potluck/api/endpoint'
import { useFormats } from '@potluck/parts'
import { useTranslation } from 'react-i18next'
import { SettingsGroup } from '../settings/SettingsGroup.tsx'
import classes from './AccountStats.module.css'

/** What the account holds. */
export function AccountStats({ stats }: { readonly stats: CallOutput<typeof getStats> }) {
  const { t } = useTranslation('settings')
  const { number, date } = useFormats()
  const figures = {
    recipes: number(stats.recipeCount),
    photos: number(stats.recipeImageCount),
    messages: number(stats.messageCount),
    since: date(stats.createdAt),
  }
  return (
    <SettingsGroup title={t('account.figures')} of="controls">
      <dl className={classes.figures}>
        {(['recipes', 'photos', 'messages', 'since'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`account.figure.${name}`)}</dt>
            <dd>{figures[name]}</dd>
          </div>
        ))}
      </dl>
    </SettingsGroup>
  )
}

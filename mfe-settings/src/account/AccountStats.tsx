import type { getStats } from '@potluck/api/account'
import type { CallOutput } from '@potluck/api/endpoint'
import { Card, Heading } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import classes from './AccountStats.module.css'

/** What the account holds. */
export function AccountStats({ stats }: { readonly stats: CallOutput<typeof getStats> }) {
  const { t, i18n } = useTranslation('settings')
  const number = new Intl.NumberFormat(i18n.language)
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' })
  const figures = {
    recipes: number.format(stats.recipeCount),
    photos: number.format(stats.recipeImageCount),
    messages: number.format(stats.messageCount),
    since: date.format(new Date(stats.createdAt)),
  }
  return (
    <Card aria-labelledby="figures">
      <Heading id="figures" size="small">
        {t('account.figures')}
      </Heading>
      <dl className={classes.figures}>
        {(['recipes', 'photos', 'messages', 'since'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`account.figure.${name}`)}</dt>
            <dd>{figures[name]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

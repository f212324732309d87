import type { Clipping } from '@potluck/api/clip'
import { Text } from '@potluck/ui'
import { siteOf } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import classes from './FoundFacts.module.css'

interface Props {
  readonly clipping: Clipping
  readonly from: string | undefined
}

const facts = ['yield', 'activeTime', 'totalTime', 'source'] as const

/** The yield, times and source of the clipped recipe, and the site of the page. */
export function FoundFacts({ clipping, from }: Props) {
  const { t } = useTranslation('recipes')
  const presentFacts = facts.filter((fact) => clipping[fact] !== '')
  const address = from ?? clipping.url
  return (
    <div className={classes.facts}>
      {address !== '' && (
        <Text tone="soft" size="small">
          {t('clip.from', { site: siteOf(address) ?? address })}
        </Text>
      )}
      {presentFacts.length > 0 && (
        <dl className={classes.list}>
          {presentFacts.map((fact) => (
            <div key={fact}>
              <dt>{t(`field.${fact}`)}</dt>
              <dd dir="auto">{clipping[fact]}</dd>
            </div>
          ))}
        </dl>
      )}
      {clipping.description !== '' && (
        <Text tone="soft" dir="auto" className={classes.description}>
          {clipping.description}
        </Text>
      )}
    </div>
  )
}

import type { Clipping } from '@potluck/api/clip'
import { Text } from '@potluck/ui'
import { siteOf } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import classes from './FoundFacts.module.css'
import { OfferedLabels } from './OfferedLabels.tsx'
import type { ReviewChange } from './review.ts'

interface Props {
  readonly clipping: Clipping
  readonly from: string | undefined
  /** Those of its words that the cook takes as labels. */
  readonly labels: readonly string[]
  readonly onChange: (change: ReviewChange) => void
}

const facts = ['yield', 'activeTime', 'totalTime', 'source', 'author', 'nutrition'] as const

/** The yield, times, source and nutrition of the clipped recipe, the site of the page, and labels to take. */
export function FoundFacts({ clipping, from, labels, onChange }: Props) {
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
      <OfferedLabels
        offered={clipping.keywords}
        chosen={labels}
        onToggle={(label) => onChange({ do: 'label', label })}
      />
    </div>
  )
}

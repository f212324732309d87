import type { Clipping } from '@potluck/api/clip'
import { factFields } from '@potluck/recipe/fields'
import { Text } from '@potluck/ui'
import { siteOf } from '@potluck/ui/content'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import classes from './FoundFacts.module.css'
import { OfferedLabels } from './OfferedLabels.tsx'
import { factsOf, type Review, type ReviewChange } from './review.ts'

interface Props {
  readonly clipping: Clipping
  readonly from: string | undefined
  /** The labels and facts as the cook left them. */
  readonly review: Pick<Review, 'labels' | 'facts'>
  readonly onChange: (change: ReviewChange) => void
}

const facts = ['source', 'author', 'nutrition'] as const

/** The yield and times of the clipped recipe as fields, its source and nutrition, the site of the page, and labels to take. */
export function FoundFacts({ clipping, from, review, onChange }: Props) {
  const { t } = useTranslation('recipes')
  const presentFacts = facts.filter((fact) => clipping[fact] !== '')
  const address = from ?? clipping.url
  const written = factsOf(review, clipping)
  return (
    <div className={classes.facts}>
      {address !== '' && (
        <Text tone="soft" size="small">
          {t('clip.from', { site: siteOf(address) ?? address })}
        </Text>
      )}
      <div className={classes.fields}>
        {factFields.map(({ name: fact, max }) => (
          <TextField
            key={fact}
            name={fact}
            label={t(`field.${fact}`)}
            value={written[fact]}
            onChange={(text) => onChange({ do: 'correct', fact, text })}
            autoComplete="off"
            maxLength={max}
            dir={written[fact] === '' ? undefined : 'auto'}
          />
        ))}
      </div>
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
        chosen={review.labels}
        onToggle={(label) => onChange({ do: 'label', label })}
      />
    </div>
  )
}

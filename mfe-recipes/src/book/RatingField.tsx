import { Button, Text } from '@potluck/ui'
import { IconStar, IconStarFilled } from '@potluck/ui/icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './RatingField.module.css'

interface Props {
  readonly value: number | null
  readonly onChange: (rating: number | null) => void
}

const stars = [1, 2, 3, 4, 5] as const

/** A field for one to five stars, or no rating. */
export function RatingField({ value, onChange }: Props) {
  const { t } = useTranslation('recipes')
  const name = useId()
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>
        <Text as="span" strong>
          {t('field.rating')}
        </Text>
      </legend>
      <div className={classes.stars}>
        {stars.map((star) => (
          <label key={star} className={classes.star} data-tooltip={t('list.stars', { count: star })}>
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              aria-label={t('list.stars', { count: star })}
              className={classes.input}
              onChange={() => onChange(star)}
            />
            {value !== null && star <= value ? <IconStarFilled aria-hidden="true" /> : <IconStar aria-hidden="true" />}
          </label>
        ))}
        {value !== null && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            {t('editor.noRating')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

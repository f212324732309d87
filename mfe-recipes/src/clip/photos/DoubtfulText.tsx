import { VisuallyHidden } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import classes from './DoubtfulText.module.css'

interface Props {
  readonly text: string
  /** Words that may be misread. */
  readonly doubtful: readonly string[]
}

/** A line that was read from a photo, with its doubtful words marked. */
export function DoubtfulText({ text, doubtful }: Props) {
  const { t } = useTranslation('recipes')
  if (doubtful.length === 0) return text
  return text.split(/(\s+)/).map((word, at) =>
    doubtful.includes(word) ? (
      // The words never change their order.
      <mark key={at} className={classes.doubtful}>
        {word}
        <VisuallyHidden> ({t('clip.certainty.guess')})</VisuallyHidden>
      </mark>
    ) : (
      word
    ),
  )
}

import { Heading, Stack, Text } from '@potluck/ui'
import { SegmentedControl } from '@potluck/ui/forms'
import { IconCheck, IconPlus } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './PageLines.module.css'
import { type Part, parts, type Review, type ReviewChange, usedLines } from './review.ts'

interface Props {
  readonly lines: readonly string[]
  readonly review: Review
  readonly onChange: (change: ReviewChange) => void
}

/** More of a page than this is seldom its recipe. */
const most = 400

/** What the page says itself: what is in the recipe is ticked, and a tap adds what is missing. */
export function PageLines({ lines, review, onChange }: Props) {
  const { t } = useTranslation('recipes')
  const [to, setTo] = useState<Part>('ingredients')
  const isUsed = usedLines(review)
  if (lines.length === 0) return null
  return (
    <Stack gap={3} className={classes.page}>
      <Heading level={2} size="small">
        {t('clip.page')}
      </Heading>
      <Text size="small" tone="soft">
        {t('clip.pageHint')}
      </Text>
      <SegmentedControl
        label={t('clip.addTo')}
        wide
        segments={parts.map((part) => ({
          value: part,
          label: part === 'instructions' ? t('recipe.steps') : t(`field.${part}`),
        }))}
        value={to}
        onChange={setTo}
      />
      <ul className={classes.lines} aria-label={t('clip.page')}>
        {lines.slice(0, most).map((text, at) => {
          const used = isUsed(text)
          return (
            // The lines of a page never change their places, and many are alike.
            <li key={at}>
              <button
                type="button"
                disabled={used}
                className={used ? `${classes.line} ${classes.used}` : classes.line}
                onClick={() => onChange({ do: 'add', text, to })}
              >
                {used ? <IconCheck aria-hidden="true" size={18} /> : <IconPlus aria-hidden="true" size={18} />}
                <span dir="auto">{text}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}

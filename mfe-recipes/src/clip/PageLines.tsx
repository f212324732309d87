import { Button, Heading, Stack, Text } from '@potluck/ui'
import { SegmentedControl } from '@potluck/ui/forms'
import { IconCheck, IconPlus } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linesOfRecipe } from './lines-of-recipe.ts'
import classes from './PageLines.module.css'
import { type Part, parts, type Review, type ReviewChange, usedLines } from './review.ts'

interface Props {
  readonly lines: readonly string[]
  /** Whether they are of a page of the web, and not of a text that was pasted. */
  readonly isPage: boolean
  readonly review: Review
  readonly onChange: (change: ReviewChange) => void
}

/** More of a page than this is seldom its recipe. */
const most = 400

/**
 * What was read, line by line: what is in the recipe is ticked, and a tap adds what is missing. Of a page only what stands
 * around its recipe, until all of it is wanted: the rest is menus, advertisements and comments.
 */
export function PageLines({ lines, isPage, review, onChange }: Props) {
  const { t } = useTranslation('recipes')
  const [to, setTo] = useState<Part>('ingredients')
  const [showsAll, setShowsAll] = useState(false)
  const isUsed = usedLines(review)
  // As it was at first: a line that is left out does not take those around it along.
  const [near] = useState(() => linesOfRecipe(lines, isUsed))
  if (lines.length === 0) return null
  const shown = showsAll || !isPage ? lines : near
  const title = isPage ? t('clip.page') : t('clip.text')
  return (
    <Stack gap={3} className={classes.page}>
      <Heading level={2} size="small">
        {title}
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
      <ul className={classes.lines} aria-label={title}>
        {shown.slice(0, most).map((text, at) => {
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
      {shown.length < lines.length && (
        <Button onClick={() => setShowsAll(true)}>{t('clip.wholePage', { count: lines.length })}</Button>
      )}
    </Stack>
  )
}

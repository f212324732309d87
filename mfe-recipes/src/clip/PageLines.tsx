import type { Clipping } from '@potluck/api/clip'
import { Button, Heading, Stack, Text } from '@potluck/ui'
import { SegmentedControl } from '@potluck/ui/forms'
import { IconCheck, IconPlus } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linesOfRecipe } from './lines-of-recipe.ts'
import classes from './PageLines.module.css'
import { type Part, parts, type Review, type ReviewChange, usedLines } from './review.ts'

interface Props {
  readonly clipping: Pick<Clipping, 'lines' | 'format' | 'isVideo'>
  readonly review: Review
  readonly onChange: (change: ReviewChange) => void
}

/** Maximum number of displayed lines. */
const most = 400

/**
 * The lines of the source. Lines of the recipe are ticked, and a press adds a missing one. For a page, only lines
 * around the recipe are displayed at first: the rest is menus, advertisements and comments.
 */
export function PageLines({ clipping, review, onChange }: Props) {
  const { lines, format, isVideo } = clipping
  const isPage = format !== 'text' && !isVideo
  const { t } = useTranslation('recipes')
  const [to, setTo] = useState<Part>('ingredients')
  const [showsAll, setShowsAll] = useState(false)
  const isUsed = usedLines(review)
  // The initial lines: removing a line does not hide its neighbours.
  const [near] = useState(() => linesOfRecipe(lines, isUsed))
  if (lines.length === 0) return null
  const visibleLines = showsAll || !isPage ? lines : near
  const title = isPage ? t('clip.page') : t(isVideo ? 'clip.videoLines' : 'clip.text')
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
        {visibleLines.slice(0, most).map((text, at) => {
          const used = isUsed(text)
          return (
            // The lines never change their order, and many have the same text.
            <li key={at}>
              <button
                type="button"
                aria-pressed={used}
                className={used ? `${classes.line} ${classes.used}` : classes.line}
                onClick={() => !used && onChange({ do: 'add', text, to })}
              >
                {used ? <IconCheck aria-hidden="true" size={18} /> : <IconPlus aria-hidden="true" size={18} />}
                <span dir="auto">{text}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {visibleLines.length < lines.length && (
        <Button onClick={() => setShowsAll(true)}>{t('clip.wholePage', { count: lines.length })}</Button>
      )}
    </Stack>
  )
}

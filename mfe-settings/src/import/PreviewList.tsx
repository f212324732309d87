import type { PreviewItem } from '@potluck/api/imports'
import { Badge, Card, Heading, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { describeNote } from './describe-note.ts'
import classes from './PreviewList.module.css'

/** Recipes as they would come over, each to be opened. */
export function PreviewList({ items, total }: { readonly items: readonly PreviewItem[]; readonly total: number }) {
  const { t } = useTranslation('settings')
  const isUnreadable = items.every(({ outcome }) => outcome === 'failed')
  const all = isUnreadable ? t('import.views.look', { count: items.length }) : t('import.look.all')
  const title = total > items.length ? t('import.look.first', { count: items.length }) : all
  return (
    <Stack gap={2}>
      <Heading id="preview" level={3} size="small">
        {title}
      </Heading>
      <Card padding="small">
        <ul className={classes.list} aria-labelledby="preview">
          {items.map((item, index) => (
            <li key={index} className={classes.item}>
              <PreviewRow item={item} />
            </li>
          ))}
        </ul>
      </Card>
    </Stack>
  )
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

function PreviewRow({ item }: { readonly item: PreviewItem }) {
  const { t } = useTranslation('settings')
  const { title, ingredients, instructions, labels, pictures, rating, notes, outcome } = item
  const facts = [
    ingredients !== '' && t('import.look.ingredients', { count: linesOf(ingredients).length }),
    instructions !== '' && t('import.look.steps', { count: linesOf(instructions).length }),
    pictures > 0 && t('import.look.photos', { count: pictures }),
    rating !== null && t('import.look.stars', { count: rating }),
    ...labels,
  ].filter((fact) => typeof fact === 'string')
  const remarks = notes.map((note) => describeNote(t, note)).join(' ')
  const head = (
    <span className={classes.words}>
      <span className={classes.title} dir="auto">
        {title || t('import.look.untitled')}
      </span>
      {facts.length > 0 && <span className={classes.facts}>{facts.join(' · ')}</span>}
      {remarks !== '' && <span className={classes.remarks}>{remarks}</span>}
    </span>
  )
  if (ingredients === '' && instructions === '') {
    return (
      <div className={classes.plain}>
        {head}
        {outcome === 'failed' && <Badge tone="beet">{t('import.failed')}</Badge>}
        {outcome === 'skipped' && <Badge>{t('import.look.known')}</Badge>}
      </div>
    )
  }
  return (
    <details className={classes.details}>
      <summary className={classes.summary}>{head}</summary>
      <div className={classes.body} dir="auto">
        <Lines lines={linesOf(ingredients)} />
        <Lines lines={linesOf(instructions)} />
      </div>
    </details>
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Stack gap={1}>
      {lines.map((line, index) => (
        <Text key={index} size="small">
          {line}
        </Text>
      ))}
    </Stack>
  )
}

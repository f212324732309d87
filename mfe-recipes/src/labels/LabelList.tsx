import type { Label } from '@potluck/api/labels'
import { type Answer, Answered, useFormats } from '@potluck/parts'
import { href, paths } from '@potluck/platform/paths'
import { Badge, LinkButton, VisuallyHidden } from '@potluck/ui'
import { EmptyState, ListRow } from '@potluck/ui/content'
import { IconTag } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { matchingLabels } from '../book/matching-labels.ts'
import classes from './LabelList.module.css'

interface Props {
  readonly labels: Answer<readonly Label[]>
  /** Only labels that hold these. */
  readonly words: string
}

/** The labels, or what stands in their place. */
export function LabelList({ labels, words }: Props) {
  const { t } = useTranslation('recipes')
  return (
    <Answered
      answer={labels}
      loading={{ label: t('labels.loading'), shape: 'rows' }}
      failed={{ title: t('labels.failed'), safe: t('safe') }}
      empty={
        <EmptyState
          picture="book"
          title={t('labels.empty')}
          action={<LinkButton href={href(paths.home())}>{t('recipe.toBook')}</LinkButton>}
        >
          {t('labels.emptyHint')}
        </EmptyState>
      }
    >
      {(known) => <Matching labels={known} words={words} />}
    </Answered>
  )
}

function Matching({ labels, words }: { readonly labels: readonly Label[]; readonly words: string }) {
  const { t } = useTranslation('recipes')
  const { number } = useFormats()
  const titles = labels.map(({ title }) => title)
  const shown = new Set(matchingLabels(titles, words, []))
  return (
    <ul aria-label={t('labels.title')}>
      {labels
        .filter(({ title }) => shown.has(title))
        .map(({ id, title, recipeCount }) => (
          <li key={id}>
            <ListRow
              leading={<IconTag aria-hidden="true" className={classes.icon} />}
              href={href(paths.list('main', { labels: [title] }))}
              title={<bdi>{title}</bdi>}
              trailing={
                <Badge>
                  <span aria-hidden="true">{number(recipeCount)}</span>
                  <VisuallyHidden>{t('list.count', { count: recipeCount })}</VisuallyHidden>
                </Badge>
              }
            />
          </li>
        ))}
    </ul>
  )
}

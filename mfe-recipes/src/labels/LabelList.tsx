import { href, paths } from '@potluck/platform/paths'
import { Badge, EmptyState, ErrorState, LinkButton, ListRow, SkeletonScreen } from '@potluck/ui'
import { IconTag } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { matchingLabels } from '../book/matching-labels.ts'
import type { useLabels } from '../book/useLabels.ts'
import classes from './LabelList.module.css'

interface Props {
  readonly labels: ReturnType<typeof useLabels>
  /** Only labels that hold these. */
  readonly words: string
}

/** The labels, or what stands in their place. */
export function LabelList({ labels, words }: Props) {
  const { t } = useTranslation('recipes')
  if (labels.error && !labels.data) {
    return (
      <ErrorState
        title={t('labels.failed')}
        safe={t('safe')}
        retryLabel={t('tryAgain')}
        onRetry={() => void labels.refetch()}
      />
    )
  }
  if (!labels.data) return <SkeletonScreen label={t('labels.loading')} shape="rows" />
  if (labels.data.length === 0) {
    return (
      <EmptyState
        picture="book"
        title={t('labels.empty')}
        action={<LinkButton href={href(paths.home())}>{t('recipe.toBook')}</LinkButton>}
      >
        {t('labels.emptyHint')}
      </EmptyState>
    )
  }
  const shown = new Set(
    matchingLabels(
      labels.data.map(({ title }) => title),
      words,
      [],
    ),
  )
  return (
    <ul aria-label={t('labels.title')}>
      {labels.data
        .filter(({ title }) => shown.has(title))
        .map(({ id, title, recipeCount }) => (
          <li key={id}>
            <ListRow
              leading={<IconTag aria-hidden="true" className={classes.icon} />}
              href={href(paths.list('main', { labels: [title] }))}
              title={<bdi>{title}</bdi>}
              trailing={<Badge>{t('list.count', { count: recipeCount })}</Badge>}
            />
          </li>
        ))}
    </ul>
  )
}

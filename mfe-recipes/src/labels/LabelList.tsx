import type { Label } from '@potluck/api/labels'
import { type Answer, Answered } from '@potluck/parts'
import { href, paths } from '@potluck/platform/paths'
import { Heading, LinkButton, Stack, Text } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { memo, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectLine, type SelectLineProps } from '../selection/SelectLine.tsx'
import classes from './LabelList.module.css'
import { LabelRow } from './LabelRow.tsx'
import type { LabelAction } from './label-action.ts'
import { type LabelGroup, labelGroups } from './label-groups.ts'

interface Props extends Pick<SelectLineProps, 'selection' | 'selectAll'> {
  readonly labels: Answer<readonly Label[]>
  /** Search text for labels. */
  readonly words: string
  readonly onAction: (action: LabelAction, label: Label) => void
}

/** The labels, or a message without any. */
export function LabelList({ labels, ...groupProps }: Props) {
  const { t } = useTranslation('recipes')
  return (
    <Answered
      answer={labels}
      loading={{ label: t('labels.loading'), shape: 'rows' }}
      failed={{ title: t('labels.failed'), safe: t('safe') }}
      empty={
        <EmptyState
          picture="label"
          title={t('labels.empty')}
          action={<LinkButton href={href(paths.home())}>{t('recipe.toBook')}</LinkButton>}
        >
          {t('labels.emptyHint')}
        </EmptyState>
      }
    >
      {(all) => <Groups labels={all} {...groupProps} />}
    </Answered>
  )
}

function Groups({
  labels,
  words,
  selection,
  selectAll,
  onAction,
}: Omit<Props, 'labels'> & { labels: readonly Label[] }) {
  const { t } = useTranslation('recipes')
  // A letter is drawn in its box first: there may be hundreds of labels.
  const visibleWords = useDeferredValue(words)
  const groups = useMemo(() => labelGroups(labels, visibleWords), [labels, visibleWords])
  const count = groups.reduce((sum, group) => sum + group.labels.length, 0)
  if (count === 0) return <EmptyState picture="search" title={t('labels.noMatch', { words: visibleWords.trim() })} />
  return (
    <Stack gap={4}>
      <SelectLine selection={selection} selectAll={selectAll} total={count}>
        <Text size="small" tone="soft" tabular role="status">
          {t('labels.count', { count })}
        </Text>
      </SelectLine>
      <Rows groups={groups} onAction={onAction} />
    </Stack>
  )
}

interface RowsProps extends Pick<Props, 'onAction'> {
  readonly groups: readonly LabelGroup[]
}

const Rows = memo(function Rows({ groups, onAction }: RowsProps) {
  const { t } = useTranslation('recipes')
  return (
    <>
      {groups.map((group) => (
        <section key={group.title ?? ''} aria-label={group.title ?? undefined}>
          {group.title !== null && (
            <Heading level={2}>
              <bdi>{group.title}</bdi>
            </Heading>
          )}
          <ul aria-label={group.title ?? t('labels.title')} className={classes.rows}>
            {group.labels.map((label) => (
              <li key={label.id}>
                <LabelRow label={label} onAction={onAction} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
})

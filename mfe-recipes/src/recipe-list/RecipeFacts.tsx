import type { RecipeSummary } from '@potluck/api/recipes'
import { VisuallyHidden } from '@potluck/ui'
import { IconStarFilled } from '@potluck/ui/icons'
import { Fragment, type ReactNode } from 'react'
import { Marked } from '../search/Marked.tsx'
import { LabelChips } from './LabelChips.tsx'
import classes from './RecipeFacts.module.css'
import { useRowLook } from './RowLook.ts'

interface Props {
  readonly recipe: RecipeSummary
  /** Lines that it may take; narrow tiles need two. */
  readonly lines?: 1 | 2
}

/** A line about a recipe: whose it is, rating, time, source, labels, as preferred. Empty when nothing of it is known. */
export function RecipeFacts({ recipe, lines = 1 }: Props) {
  const { showLabels, showLabelChips, showSource } = useRowLook()
  const labels = showLabels && recipe.labels.length > 0
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(recipe.owner ? [['owner', <Owner key="owner" name={recipe.owner.name} />] as const] : []),
    ...(recipe.rating === null ? [] : [['rating', <Stars key="rating" rating={recipe.rating} />] as const]),
    ...(recipe.totalTime === '' ? [] : [['time', <bdi key="time">{recipe.totalTime}</bdi>] as const]),
    ...(showSource && recipe.source !== ''
      ? [
          [
            'source',
            <bdi key="source">
              <Marked>{recipe.source}</Marked>
            </bdi>,
          ] as const,
        ]
      : []),
    ...(labels && !showLabelChips
      ? [
          [
            'labels',
            <bdi key="labels">
              <Marked>{recipe.labels.map(({ title }) => title).join(', ')}</Marked>
            </bdi>,
          ] as const,
        ]
      : []),
  ]
  return (
    <>
      {facts.length > 0 && (
        <span className={lines === 2 ? classes.twoLines : classes.oneLine}>
          {facts.map(([key, fact], at) => (
            <Fragment key={key}>
              {at > 0 && ' · '}
              {fact}
            </Fragment>
          ))}
        </span>
      )}
      {labels && showLabelChips && <LabelChips labels={recipe.labels} />}
    </>
  )
}

function Owner({ name }: { readonly name: string }) {
  const { t } = useRowLook()
  return <bdi>{t('list.of', { name })}</bdi>
}

function Stars({ rating }: { readonly rating: number }) {
  const { starNames } = useRowLook()
  return (
    <span className={classes.stars}>
      <IconStarFilled aria-hidden="true" size={14} className={classes.star} />
      <span aria-hidden="true">{rating}</span>
      <VisuallyHidden>{starNames[rating]}</VisuallyHidden>
    </span>
  )
}

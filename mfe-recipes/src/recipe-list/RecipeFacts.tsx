import type { RecipeSummary } from '@potluck/api/recipes'
import { VisuallyHidden } from '@potluck/ui'
import { IconStarFilled } from '@potluck/ui/icons'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Marked } from '../search/Marked.tsx'
import classes from './RecipeFacts.module.css'

interface Props {
  readonly recipe: RecipeSummary
  readonly labels: boolean
  readonly source: boolean
  /** Lines that it may take; narrow tiles need two. */
  readonly lines?: 1 | 2
}

/** A line about a recipe: rating, time, source, labels. Empty when nothing of it is known. */
export function RecipeFacts({ recipe, labels, source, lines = 1 }: Props) {
  const { t } = useTranslation('recipes')
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(recipe.rating === null ? [] : [['rating', <Stars key="rating" rating={recipe.rating} />] as const]),
    ...(recipe.totalTime === '' ? [] : [['time', <bdi key="time">{recipe.totalTime}</bdi>] as const]),
    ...(source && recipe.source !== ''
      ? [
          [
            'source',
            <bdi key="source">
              <Marked>{recipe.source}</Marked>
            </bdi>,
          ] as const,
        ]
      : []),
    ...(labels && recipe.labels.length > 0
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
  if (facts.length === 0) return null
  return (
    <span className={lines === 2 ? classes.twoLines : classes.oneLine}>
      {facts.map(([key, fact], at) => (
        <Fragment key={key}>
          {at > 0 && ' · '}
          {fact}
        </Fragment>
      ))}
    </span>
  )

  function Stars({ rating }: { readonly rating: number }) {
    return (
      <span className={classes.stars}>
        <IconStarFilled aria-hidden="true" size={14} className={classes.star} />
        <span aria-hidden="true">{rating}</span>
        <VisuallyHidden>{t('list.stars', { count: rating })}</VisuallyHidden>
      </span>
    )
  }
}

import type { RecipeSummary } from '@potluck/api/recipes'
import { VisuallyHidden } from '@potluck/ui'
import { IconStarFilled } from '@potluck/ui/icons'
import type { ReactNode } from 'react'
import { highlight } from '../search/Highlighted.tsx'
import { LabelChips } from './LabelChips.tsx'
import type { RowLook } from './RowLook.ts'
import classes from './recipe-facts.module.css'

/** A constant element for each rating, so that it does not render with each letter. Keys are accessible names. */
const drawnStars = new Map<string, ReactNode>()

/**
 * A line with owner or book, rating, time, source and labels, by preference; empty without data. It is a function and not a
 * component, because all rows render with each letter.
 */
export function recipeFacts(
  recipe: RecipeSummary,
  { t, sayTime, showLabels, showLabelChips, showSource, starNames, bookNames }: RowLook,
  matches: ReadonlySet<string>,
): ReactNode {
  const labels = showLabels && recipe.labels.length > 0
  const book = bookNames.get(recipe.kitchenId ?? null)
  const facts = [
    recipe.owner && <bdi key="owner">{t('list.of', { name: recipe.owner.name })}</bdi>,
    recipe.profileKitchen && <bdi key="kitchen">{recipe.profileKitchen.name}</bdi>,
    book !== undefined && <bdi key="book">{book}</bdi>,
    recipe.rating !== null && stars(recipe.rating, starNames[recipe.rating] ?? ''),
    recipe.totalTime !== '' && <bdi key="time">{sayTime(recipe.totalTime)}</bdi>,
    showSource && recipe.source !== '' && <bdi key="source">{highlight(recipe.source, matches)}</bdi>,
    labels && !showLabelChips && (
      <bdi key="labels">{highlight(recipe.labels.map(({ title }) => title).join(', '), matches)}</bdi>
    ),
  ].filter(Boolean)
  return (
    <>
      {facts.length > 0 && (
        <span className={classes.facts}>{facts.flatMap((fact, at) => (at > 0 ? [' · ', fact] : [fact]))}</span>
      )}
      {labels && showLabelChips && <LabelChips labels={recipe.labels} />}
    </>
  )
}

function stars(rating: number, name: string): ReactNode {
  const drawn = drawnStars.get(name) ?? (
    <span key="rating" className={classes.stars}>
      <IconStarFilled aria-hidden="true" size={14} className={classes.star} />
      <span aria-hidden="true">{rating}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  )
  drawnStars.set(name, drawn)
  return drawn
}

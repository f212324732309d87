import type { RecipeSummary } from '@potluck/api/recipes'
import { VisuallyHidden } from '@potluck/ui'
import { IconStarFilled } from '@potluck/ui/icons'
import { marked } from '../search/Marked.tsx'
import { useMarks } from '../search/marks.ts'
import { LabelChips } from './LabelChips.tsx'
import classes from './RecipeFacts.module.css'
import { useRowLook } from './RowLook.ts'

interface Props {
  readonly recipe: RecipeSummary
  /** Lines that it may take; narrow tiles need two. */
  readonly lines?: 1 | 2
}

/** One element, which is not drawn again with every letter. */
const star = <IconStarFilled aria-hidden="true" size={14} className={classes.star} />

/** A line about a recipe: whose it is, rating, time, source, labels, as preferred. Empty when nothing of it is known. */
export function RecipeFacts({ recipe, lines = 1 }: Props) {
  const { showLabels, showLabelChips, showSource } = useRowLook()
  const marks = useMarks()
  const labels = showLabels && recipe.labels.length > 0
  const facts = [
    recipe.owner && <Owner key="owner" name={recipe.owner.name} />,
    recipe.rating !== null && <Stars key="rating" rating={recipe.rating} />,
    recipe.totalTime !== '' && <bdi key="time">{recipe.totalTime}</bdi>,
    showSource && recipe.source !== '' && <bdi key="source">{marked(recipe.source, marks)}</bdi>,
    labels && !showLabelChips && (
      <bdi key="labels">{marked(recipe.labels.map(({ title }) => title).join(', '), marks)}</bdi>
    ),
  ].filter(Boolean)
  return (
    <>
      {facts.length > 0 && (
        <span className={lines === 2 ? classes.twoLines : classes.oneLine}>
          {facts.flatMap((fact, at) => (at > 0 ? [' · ', fact] : [fact]))}
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
      {star}
      <span aria-hidden="true">{rating}</span>
      <VisuallyHidden>{starNames[rating]}</VisuallyHidden>
    </span>
  )
}

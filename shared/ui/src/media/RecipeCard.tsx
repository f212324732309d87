import clsx from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
import classes from './RecipeCard.module.css'
import { RecipeImage, type RecipeImageProps } from './RecipeImage.tsx'

export interface RecipeCardProps {
  readonly title: string
  /** The language of the title, where it is known. */
  readonly lang?: string | undefined
  /** The title as it is shown, such as with marks in it. */
  readonly shownTitle?: ReactNode
  /** Where it leads; without one it is a button that is pressed or not. */
  readonly href?: string | undefined
  readonly src?: string | null | undefined
  /** A line under the title: source, labels, who it is from. */
  readonly subtitle?: ReactNode
  /** Buttons or a tick over the photo's corner. */
  readonly corner?: ReactNode
  readonly selected?: boolean | undefined
  readonly onClick?: ((event: MouseEvent) => void) | undefined
  readonly eager?: boolean | undefined
  /** As of `RecipeImage`. */
  readonly flight?: RecipeImageProps['flight']
}

/** A recipe in a grid: photo large, title under it, pressed anywhere. */
export function RecipeCard(props: RecipeCardProps) {
  // A title from left to right keeps its order on a page from right to left.
  const title = <bdi lang={props.lang}>{props.shownTitle ?? props.title}</bdi>
  return (
    <article className={clsx(classes.card, props.selected && classes.selected)}>
      {/* Another photo is not waited for behind this one. */}
      <RecipeImage
        key={props.src}
        title={props.title}
        src={props.src}
        eager={props.eager}
        flush
        className={classes.photo}
        flight={props.flight}
      />
      <div className={classes.words}>
        {props.href === undefined ? (
          <button type="button" aria-pressed={props.selected} onClick={props.onClick} className={classes.title}>
            {title}
          </button>
        ) : (
          <a href={props.href} onClick={props.onClick} className={classes.title}>
            {title}
          </a>
        )}
        {props.subtitle && <div className={classes.subtitle}>{props.subtitle}</div>}
      </div>
      {props.corner && <div className={classes.corner}>{props.corner}</div>}
    </article>
  )
}

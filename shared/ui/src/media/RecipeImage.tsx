import clsx from 'clsx'
import { useRef, useState } from 'react'
import { useFlight } from './flight.ts'
import classes from './RecipeImage.module.css'
import { RecipeTile } from './RecipeTile.tsx'

export interface RecipeImageProps {
  readonly title: string
  /** Address of the photo; without one, or when it does not load, the tile stands in. */
  readonly src?: string | null | undefined
  /** Words for the photo. Leave out where the title stands beside it. */
  readonly alt?: string | undefined
  /** Width to height. */
  readonly shape?: 'square' | 'landscape' | 'wide' | 'round' | undefined
  /** Above the fold: load at once. */
  readonly eager?: boolean | undefined
  /** No corners of its own: it reaches the edge of a card or of the page. */
  readonly flush?: boolean | undefined
  readonly className?: string | undefined
  /** A smaller photo that is there already, seen while this one loads. */
  readonly preview?: string | null | undefined
  /** The name of the same photo elsewhere, from where it comes, and its own. */
  readonly flight?: readonly [there: string, here: string] | undefined
}

/** The photo of a recipe, or its tile. Fills the width given to it and keeps its shape while it loads. */
export function RecipeImage({
  title,
  src,
  alt = '',
  shape = 'landscape',
  eager = false,
  flush,
  className,
  preview,
  flight,
}: RecipeImageProps) {
  const frame = useRef<HTMLDivElement>(null)
  useFlight(frame, flight?.[0], flight?.[1])
  const [failed, setFailed] = useState<string>()
  return (
    <div
      ref={frame}
      style={preview ? { backgroundImage: `url("${preview}")` } : undefined}
      className={clsx(classes.frame, classes[shape], flush && classes.flush, className)}
    >
      {src && src !== failed ? (
        <img
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className={classes.photo}
          onError={() => setFailed(src)}
        />
      ) : (
        <RecipeTile title={title} small={shape === 'round'} />
      )}
    </div>
  )
}

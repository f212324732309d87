import clsx from 'clsx'
import type { CSSProperties } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { AfterMoment } from './AfterMoment.tsx'
import classes from './Skeleton.module.css'

export interface SkeletonProps {
  /** CSS lengths; as wide as its place and one line high when left out. */
  readonly width?: string | undefined
  readonly height?: string | undefined
  readonly shape?: 'line' | 'block' | 'round' | undefined
}

/** One piece of the shape of what comes. */
export function Skeleton({ width, height, shape = 'line' }: SkeletonProps) {
  const size: CSSProperties = {}
  if (width !== undefined) size.inlineSize = width
  if (height !== undefined) size.blockSize = height
  return <div className={clsx(classes.skeleton, classes[shape])} style={size} />
}

export interface SkeletonScreenProps {
  /** Said to assistive technology: "Loading recipes". */
  readonly label: string
  /** The shape of what comes. */
  readonly shape: 'rows' | 'tiles' | 'text' | 'recipe'
  readonly count?: number | undefined
}

/** The shape of what comes, shown and said only when it takes longer than a moment (200 ms). */
export function SkeletonScreen({ label, shape, count = 6 }: SkeletonScreenProps) {
  return (
    <div role="status" className={classes.screen} data-screen-loading>
      <AfterMoment>
        <VisuallyHidden>{label}</VisuallyHidden>
        <div aria-hidden="true" className={classes[shape]}>
          {shapes[shape](count)}
        </div>
      </AfterMoment>
    </div>
  )
}

const repeat = (count: number, draw: (index: number) => React.ReactNode) =>
  Array.from({ length: count }, (_, i) => draw(i))

const shapes = {
  rows: (count: number) =>
    repeat(count, (index) => (
      <div key={index} className={classes.rowBone}>
        <Skeleton shape="block" width="3.5rem" height="3.5rem" />
        <div className={classes.words}>
          <Skeleton width={`${70 - (index % 3) * 12}%`} />
          <Skeleton width="30%" />
        </div>
      </div>
    )),
  tiles: (count: number) =>
    repeat(count, (index) => (
      <div key={index} className={classes.words}>
        <div className={classes.photo} />
        <Skeleton width={`${80 - (index % 3) * 15}%`} />
      </div>
    )),
  text: (count: number) =>
    repeat(count, (index) => <Skeleton key={index} width={index === count - 1 ? '60%' : '100%'} />),
  recipe: (count: number) => (
    <>
      <div className={classes.hero} />
      <Skeleton width="70%" height="2.5rem" />
      {repeat(count, (index) => (
        <Skeleton key={index} width={`${90 - (index % 4) * 14}%`} />
      ))}
    </>
  ),
}

import type { ReactNode } from 'react'
import classes from './Picture.module.css'
import { PictureFrame } from './PictureFrame.tsx'

export type PictureName =
  | 'book'
  | 'pot'
  | 'basket'
  | 'calendar'
  | 'letter'
  | 'speech'
  | 'table'
  | 'people'
  | 'search'
  | 'label'
  | 'bin'
  | 'fridge'
  | 'jars'

export interface PictureProps {
  readonly name: PictureName
  readonly className?: string | undefined
}

/** A small drawing for an empty place, in the colours of the scheme. Decoration. */
export function Picture({ name, className }: PictureProps) {
  return <PictureFrame className={className}>{drawings[name]}</PictureFrame>
}

const steam = <path d="M82 40c-7-8 7-13 0-22M102 36c-7-8 7-13 0-22M122 40c-7-8 7-13 0-22" className={classes.stroke} />

const drawings: Readonly<Record<PictureName, ReactNode>> = {
  book: (
    <>
      <path
        d="M100 42c-18-12-44-13-66-8v88c22-5 48-4 66 8 18-12 44-13 66-8V34c-22-5-48-4-66 8z"
        className={classes.paper}
      />
      <path d="M100 42v88M48 54c13-2 27-1 38 4M48 70c13-2 27-1 38 4M48 86c13-2 27-1 38 4" className={classes.stroke} />
      <circle cx="134" cy="78" r="22" className={classes.tomato} />
      <path d="M126 60c5 4 11 4 16 0M134 63v-9" className={classes.herbStroke} />
    </>
  ),
  pot: (
    <>
      {steam}
      <path d="M44 66h112v44a20 20 0 0 1-20 20H64a20 20 0 0 1-20-20z" className={classes.tomato} />
      <path d="M38 66h124" className={classes.thick} />
      <path d="M44 82H30M156 82h14" className={classes.thick} />
    </>
  ),
  basket: (
    <>
      <circle cx="78" cy="56" r="20" className={classes.tomato} />
      <path d="M104 66c-2-26 14-38 32-40 2 22-6 36-32 40z" className={classes.herb} />
      <path d="M34 66h132l-14 56a10 10 0 0 1-10 8H58a10 10 0 0 1-10-8z" className={classes.saffron} />
      <path d="M34 66h132M44 86h112M50 106h100M76 68l8 60M124 68l-8 60M100 68v60" className={classes.stroke} />
    </>
  ),
  calendar: (
    <>
      <rect x="38" y="30" width="124" height="100" rx="12" className={classes.paper} />
      <path d="M38 42a12 12 0 0 1 12-12h100a12 12 0 0 1 12 12v14H38z" className={classes.tomato} />
      <path d="M66 22v16M134 22v16" className={classes.thick} />
      <circle cx="64" cy="78" r="8" className={classes.saffron} />
      <circle cx="100" cy="78" r="8" className={classes.herb} />
      <circle cx="136" cy="78" r="8" className={classes.line} />
      <circle cx="64" cy="108" r="8" className={classes.line} />
      <circle cx="100" cy="108" r="8" className={classes.tomato} />
      <circle cx="136" cy="108" r="8" className={classes.saffron} />
    </>
  ),
  letter: (
    <>
      <rect x="34" y="40" width="132" height="88" rx="10" className={classes.paper} />
      <path d="M36 46l64 48 64-48" className={classes.stroke} />
      <circle cx="100" cy="88" r="17" className={classes.tomato} />
      <path d="M100 97l-8-8a5 5 0 0 1 8-6 5 5 0 0 1 8 6z" className={classes.onTomato} />
    </>
  ),
  speech: (
    <>
      <path
        d="M48 34h74a12 12 0 0 1 12 12v34a12 12 0 0 1-12 12H78l-22 20V92h-8a12 12 0 0 1-12-12V46a12 12 0 0 1 12-12z"
        className={classes.paper}
      />
      <path d="M54 54h62M54 70h40" className={classes.stroke} />
      <path
        d="M118 76h36a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10h-6v16l-18-16h-12a10 10 0 0 1-10-10V86a10 10 0 0 1 10-10z"
        className={classes.tomato}
      />
    </>
  ),
  people: (
    <>
      <path d="M30 130c0-30 16-44 38-44s38 14 38 44z" className={classes.herb} />
      <circle cx="68" cy="58" r="22" className={classes.paper} />
      <path d="M94 130c0-30 16-44 38-44s38 14 38 44z" className={classes.tomato} />
      <circle cx="132" cy="58" r="22" className={classes.paper} />
    </>
  ),
  label: (
    <>
      <path
        d="M40 54V36a8 8 0 0 1 8-8h40a14 14 0 0 1 10 4l62 62a14 14 0 0 1 0 20l-20 18a14 14 0 0 1-20 0L44 64a14 14 0 0 1-4-10z"
        className={classes.saffron}
      />
      <circle cx="64" cy="52" r="8" className={classes.paper} />
      <path d="M92 64l36 36M82 78l30 30" className={classes.stroke} />
    </>
  ),
  bin: (
    <>
      <path d="M58 52h84l-8 72a8 8 0 0 1-8 8H74a8 8 0 0 1-8-8z" className={classes.paper} />
      <path d="M46 50h108M84 50V36h32v14" className={classes.thick} />
      <path d="M84 70l4 44M116 70l-4 44M100 70v44" className={classes.stroke} />
    </>
  ),
  fridge: (
    <>
      <rect x="58" y="18" width="84" height="114" rx="12" className={classes.paper} />
      <path d="M58 58h84M70 34v14M70 70v24" className={classes.stroke} />
      <circle cx="112" cy="38" r="8" className={classes.tomato} />
      <path d="M100 108c-2-22 10-32 26-34 2 18-6 30-26 34z" className={classes.herb} />
    </>
  ),
  jars: (
    <>
      <path d="M38 62h52v62a8 8 0 0 1-8 8H46a8 8 0 0 1-8-8z" className={classes.saffron} />
      <path d="M42 44h44v18H42z" className={classes.paper} />
      <path d="M110 78h52v46a8 8 0 0 1-8 8h-36a8 8 0 0 1-8-8z" className={classes.tomato} />
      <path d="M114 60h44v18h-44z" className={classes.paper} />
      <path d="M50 88h28M122 100h28" className={classes.stroke} />
    </>
  ),
  table: (
    <>
      {steam}
      <path d="M24 96h152" className={classes.thick} />
      <path d="M46 98l-8 34M154 98l8 34" className={classes.thick} />
      <path d="M64 92a36 36 0 0 1 72 0z" className={classes.tomato} />
      <circle cx="100" cy="54" r="4" className={classes.ink} />
      <path d="M30 92h26M144 92h26" className={classes.herbStroke} />
    </>
  ),
  search: (
    <>
      <circle cx="90" cy="72" r="42" className={classes.paper} />
      <circle cx="90" cy="72" r="29" className={classes.saffron} />
      <path d="M120 103l30 27" className={classes.thick} />
      <path d="M74 68c4-10 14-15 24-13" className={classes.stroke} />
    </>
  ),
}

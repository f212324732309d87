import { useEffect, useRef } from 'react'
import classes from './PrintDialog.module.css'

interface Props {
  readonly address: string
  readonly title: string
  readonly paper: 'a4' | 'letter'
}

/** Width of the sheets with some desk beside them, points of CSS. */
const widths = { a4: 830, letter: 850 } as const

/** The page itself, as small as the place for it is. It runs no script. */
export function PrintPreview({ address, title, paper }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const width = widths[paper]
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const fit = () => element.style.setProperty('--shrunk', String(element.clientWidth / width))
    const watch = new ResizeObserver(fit)
    watch.observe(element)
    fit()
    return () => watch.disconnect()
  }, [width])
  return (
    <div ref={frame} className={classes.frame} data-paper={paper}>
      <iframe title={title} src={address} className={classes.page} sandbox="allow-same-origin" />
    </div>
  )
}

import { encode } from 'uqr'
import classes from './QrCode.module.css'

interface Props {
  readonly text: string
  /** What it is, for who does not see it. */
  readonly label: string
}

/** A text as a code to scan: always dark on light, as cameras expect it. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classes.code}
    >
      <path d={path} className={classes.dark} />
    </svg>
  )
}

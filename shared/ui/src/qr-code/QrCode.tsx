import { correction, generate } from 'lean-qr'
import { useMemo } from 'react'
import classes from './QrCode.module.css'

interface Props {
  readonly text: string
  readonly label: string
}

/** Light modules around the code, as the standard asks for (ISO/IEC 18004). */
const quiet = 4

/** A text as a QR code: dark on light in both schemes, since some cameras read no other. */
export function QrCode({ text, label }: Props) {
  const { size, path } = useMemo(() => draw(text), [text])
  const side = size + 2 * quiet
  return (
    <svg role="img" aria-label={label} viewBox={`${-quiet} ${-quiet} ${side} ${side}`} className={classes.code}>
      <path d={path} />
    </svg>
  )
}

function draw(text: string) {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const dots: string[] = []
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) dots.push(`M${x} ${y}h1v1h-1z`)
  }
  return { size: code.size, path: dots.join('') }
}

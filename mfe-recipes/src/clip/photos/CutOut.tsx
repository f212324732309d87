import { type Box, crop, type GrayImage, heightOf } from '@potluck/photo-text/gray-image'
import { useEffect, useRef } from 'react'
import classes from './CutOut.module.css'

interface Props {
  readonly image: GrayImage
  readonly box: Box
  readonly label: string
}

/** A part of a page as its photo shows it, with a bit of what is around. */
export function CutOut({ image, box, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const margin = Math.round(heightOf(box) * 0.5)
    const part = crop(image, {
      left: box.left - 3 * margin,
      top: box.top - margin,
      right: box.right + margin,
      bottom: box.bottom + margin,
    })
    context.canvas.width = part.width
    context.canvas.height = part.height
    const shades = context.createImageData(part.width, part.height)
    for (const [at, shade] of part.pixels.entries()) shades.data.set([shade, shade, shade, 255], at * 4)
    context.putImageData(shades, 0, 0)
  }, [image, box])
  return <canvas ref={canvas} role="img" aria-label={label} className={classes.cutOut} />
}

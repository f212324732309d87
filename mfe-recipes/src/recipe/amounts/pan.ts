export const panShapes = ['round', 'square', 'loaf'] as const

export type PanShape = (typeof panShapes)[number]

/** A pan as it is typed. */
export interface Pan {
  readonly shape: PanShape
  readonly unit: 'cm' | 'inches'
  /** Across a round one, the side of a square one, the length of the other ones. */
  readonly size: string
  /** Only of pans that are longer than wide. */
  readonly width: string
}

const centimeters = { cm: 1, inches: 2.54 } as const

/** A typed length; null for other text. */
function lengthOf(text: string): number | null {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() !== '' && value > 0 && value <= 200 ? value : null
}

/** The area of a pan in square centimeters; null without its sizes. */
export function areaOf({ shape, unit, size, width }: Pan): number | null {
  const a = lengthOf(size)
  const b = shape === 'loaf' ? lengthOf(width) : a
  if (a === null || b === null) return null
  return a * b * centimeters[unit] ** 2 * (shape === 'round' ? Math.PI / 4 : 1)
}

/** How many times as large one pan is as another, in hundredths; null without the sizes of both. */
export function panRatio(from: Pan, to: Pan): number | null {
  const [before, after] = [areaOf(from), areaOf(to)]
  const ratio = before === null || after === null ? null : Math.round((after / before) * 100) / 100
  return ratio !== null && ratio > 0 ? ratio : null
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const distance = 6
const margin = 4

/**
 * Where something that floats goes: under its target, above it where there is no room, never outside the window.
 * @param align which of their edges lie in one line
 */
export function placeUnder(
  target: Box,
  box: { readonly width: number; readonly height: number },
  view: { readonly width: number; readonly height: number },
  align: 'centre' | 'left' | 'right' = 'centre',
): { readonly left: number; readonly top: number } {
  const spare = target.width - box.width
  const wanted = target.left + { left: 0, centre: spare / 2, right: spare }[align]
  const left = Math.max(margin, Math.min(wanted, view.width - box.width - margin))
  const below = target.top + target.height + distance
  const top = below + box.height + margin <= view.height ? below : Math.max(margin, target.top - box.height - distance)
  return { left, top }
}

/** Height of the larger of the two places where `placeUnder` puts something. */
export function roomBeside(target: Box, view: { readonly height: number }): number {
  const above = target.top
  const below = view.height - target.top - target.height
  return Math.max(above, below) - distance - margin
}

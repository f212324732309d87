interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const distance = 6
const margin = 4

/** Where a tooltip of this size goes: under its target, above it where there is no room, never outside the window. */
export function placeTooltip(
  target: Box,
  tip: { readonly width: number; readonly height: number },
  view: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } {
  const centred = target.left + target.width / 2 - tip.width / 2
  const left = Math.max(margin, Math.min(centred, view.width - tip.width - margin))
  const below = target.top + target.height + distance
  const top = below + tip.height + margin <= view.height ? below : Math.max(margin, target.top - tip.height - distance)
  return { left, top }
}

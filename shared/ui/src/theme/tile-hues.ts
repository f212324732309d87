/** One hue of the tile that stands for a recipe without a photo: the plate and the letter on it. */
export interface TileHue {
  readonly ground: string
  readonly plate: string
  readonly letter: string
}

/** The warm hues of recipe tiles, the same in both schemes: a dish does not change colour at night. */
export const tileHues: readonly TileHue[] = [
  { ground: '#b8442a', plate: '#a63a22', letter: '#fff3e6' },
  { ground: '#d98c2b', plate: '#e39b3e', letter: '#3a2106' },
  { ground: '#5f7a3c', plate: '#547032', letter: '#fbf8e9' },
  { ground: '#8c2f52', plate: '#7d2747', letter: '#ffeaf0' },
  { ground: '#e2a79a', plate: '#ebb8ac', letter: '#4a1d14' },
  { ground: '#7a5236', plate: '#6d472d', letter: '#fdf0e2' },
  { ground: '#e5c26b', plate: '#edcf83', letter: '#402c05' },
  { ground: '#3f6b62', plate: '#365f57', letter: '#eef7f2' },
]

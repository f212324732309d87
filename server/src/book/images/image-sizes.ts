import type { ResizeOptions } from 'sharp'

/** The sizes in which a picture is stored, in points: `large` and `medium` have its aspect ratio, `thumbnail` is a square cut from the middle. */
export const imageSizes = {
  large: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
  medium: { width: 800, height: 800, fit: 'inside', withoutEnlargement: true },
  thumbnail: { width: 400, height: 400, fit: 'cover' },
} as const satisfies Record<string, ResizeOptions>

export type ImageSize = keyof typeof imageSizes

export const isImageSize = (name: string): name is ImageSize => Object.hasOwn(imageSizes, name)

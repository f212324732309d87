import { type Image, imageMaxBytes } from '@potluck/api/images'
import type { RecipePhoto } from '../book/useChangeRecipe.ts'

/** Why a picture could not be taken in. */
export type PictureProblem = 'tooLarge' | 'notPicture' | 'notThere' | 'offline' | 'failed'

/** Where a picture comes from: a file of the device, or an address of the web. */
export type PictureSource = { readonly file: File } | { readonly link: string }

/** A picture of the recipe that is being edited. `key` names it on the screen; `preview` is an address of the file. */
export type Picture =
  | { readonly key: string; readonly state: 'saved'; readonly image: Image; readonly preview: string | null }
  | {
      readonly key: string
      readonly state: 'waiting' | 'uploading'
      readonly source: PictureSource
      readonly preview: string | null
    }
  | {
      readonly key: string
      readonly state: 'failed'
      readonly source: PictureSource
      readonly preview: string | null
      readonly problem: PictureProblem
    }

export const savedPicture = (image: Image): Picture => ({ key: image.id, state: 'saved', image, preview: null })

export const savedImages = (pictures: readonly Picture[]): readonly Image[] =>
  pictures.flatMap((picture) => (picture.state === 'saved' ? picture.image : []))

/** Files that are still to be sent, by the keys of their pictures. */
export const unsentFiles = (pictures: readonly Picture[]): ReadonlyMap<string, File> =>
  new Map(
    pictures.flatMap((picture) =>
      picture.state !== 'saved' && 'file' in picture.source ? [[picture.key, picture.source.file] as const] : [],
    ),
  )

/** Pictures as a save takes them: what the server has, and files of this device that go with it. */
export const photosIn = (pictures: readonly Picture[]): readonly RecipePhoto[] =>
  pictures.flatMap((picture) => {
    if (picture.state === 'saved') return { image: picture.image }
    return 'file' in picture.source ? { file: picture.source.file } : []
  })

/** Whether a picture holds up a save: a file that only lacks a network does not. */
export const isStuck = (picture: Picture): boolean =>
  picture.state === 'failed' && (picture.problem !== 'offline' || !('file' in picture.source))

const ofPhones = /\.(heic|heif)$/i
const unnamedPicture = /\.(heic|heif|avif)$/i

/** What is wrong with a file before it is sent, or null. Some browsers do not know newer types by name. */
export function problemOf(file: Pick<File, 'name' | 'size' | 'type'>): PictureProblem | null {
  if (!file.type.startsWith('image/') && !unnamedPicture.test(file.name)) return 'notPicture'
  return file.size > imageMaxBytes ? 'tooLarge' : null
}

/** Whether a browser that is none of Apple's cannot show a file before the server has read it. */
export const isOfPhone = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || ofPhones.test(name)

/** The problem behind an answer of the server. */
export function problemOfStatus(status: number): PictureProblem {
  if (status === 0) return 'offline'
  if (status === 400) return 'notThere'
  if (status === 413) return 'tooLarge'
  return status === 415 ? 'notPicture' : 'failed'
}

/** Moves a picture to the place of another. */
export function movedTo(pictures: readonly Picture[], key: string, place: number): readonly Picture[] {
  const moving = pictures.find((picture) => picture.key === key)
  if (!moving) return pictures
  const others = pictures.filter((picture) => picture !== moving)
  const at = Math.max(0, Math.min(place, others.length))
  return [...others.slice(0, at), moving, ...others.slice(at)]
}

import { type Image, imageMaxBytes } from '@potluck/api/images'
import type { RecipePhoto } from '../book/useChangeRecipe.ts'

/** Why a picture was refused. */
export type PictureProblem = 'tooLarge' | 'notPicture' | 'notThere' | 'offline' | 'failed'

/** The source of a picture: a file of the device, or a web address. */
export type PictureSource = { readonly file: File } | { readonly link: string }

/** A picture in the editor. `key` identifies it on the screen. `preview` is an object URL of the file. */
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

/** Files that are not uploaded yet, by picture key. */
export const unsentFiles = (pictures: readonly Picture[]): ReadonlyMap<string, File> =>
  new Map(
    pictures.flatMap((picture) =>
      picture.state !== 'saved' && 'file' in picture.source ? [[picture.key, picture.source.file] as const] : [],
    ),
  )

/** Pictures for a save: those on the server, and files of this device that are sent with it. */
export const photosIn = (pictures: readonly Picture[]): readonly RecipePhoto[] =>
  pictures.flatMap((picture) => {
    if (picture.state === 'saved') return { image: picture.image }
    return 'file' in picture.source ? { file: picture.source.file } : []
  })

/** Whether a picture blocks a save. A file that only lacks a connection does not. */
export const isStuck = (picture: Picture): boolean =>
  picture.state === 'failed' && (picture.problem !== 'offline' || !('file' in picture.source))

const ofPhones = /\.(heic|heif)$/i
const unnamedPicture = /\.(heic|heif|avif)$/i

/** Checks a file before the upload; null if it is fine. Some browsers do not recognize newer types. */
export function problemOf(file: Pick<File, 'name' | 'size' | 'type'>): PictureProblem | null {
  if (!file.type.startsWith('image/') && !unnamedPicture.test(file.name)) return 'notPicture'
  return file.size > imageMaxBytes ? 'tooLarge' : null
}

/** Whether only Apple's browsers can display a file before the server has converted it. */
export const isOfPhone = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || ofPhones.test(name)

/** The problem for a status of the server. */
export function problemOfStatus(status: number): PictureProblem {
  if (status === 0) return 'offline'
  if (status === 400) return 'notThere'
  if (status === 413) return 'tooLarge'
  return status === 415 ? 'notPicture' : 'failed'
}

/** Moves a picture to the index of another. */
export function movedTo(pictures: readonly Picture[], key: string, place: number): readonly Picture[] {
  const moving = pictures.find((picture) => picture.key === key)
  if (!moving) return pictures
  const others = pictures.filter((picture) => picture !== moving)
  const at = Math.max(0, Math.min(place, others.length))
  return [...others.slice(0, at), moving, ...others.slice(at)]
}

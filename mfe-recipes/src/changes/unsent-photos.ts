import { type Image, uploadImage } from '@potluck/api/images'
import { endpointName } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'

/** Object URLs of files on this device by photo id. They live as long as the page. */
const addresses = new Map<string, string>()

const photoAt = (id: string, address: string): Image => ({
  id,
  location: address,
  medium: address,
  thumbnail: address,
})

/** An optimistic photo. */
export function unsentPhoto(id: string, file: Blob): Image {
  const address = addresses.get(id) ?? URL.createObjectURL(file)
  addresses.set(id, address)
  return photoAt(id, address)
}

/** The photo with this id if this page has its file; null otherwise. */
export function photoOfPage(id: string): Image | null {
  const address = addresses.get(id)
  return address === undefined ? null : photoAt(id, address)
}

/** The photo with this id among the waiting changes; null if there is none. */
export function waitingPhoto(id: string, waiting: readonly NewChange[]): Image | null {
  const sending = waiting.find(({ reference, endpoint }) => reference === id && endpoint === endpointName(uploadImage))
  return sending?.input.file ? unsentPhoto(id, sending.input.file) : null
}

import { type Image, uploadImage } from '@potluck/api/images'
import { endpointName } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'

/** Addresses of files on this device, by the photo's id: for the life of the page. */
const addresses = new Map<string, string>()

const photoAt = (id: string, address: string): Image => ({
  id,
  location: address,
  medium: address,
  thumbnail: address,
})

/** A photo as screens show it before the server has seen it. */
export function unsentPhoto(id: string, file: Blob): Image {
  const address = addresses.get(id) ?? URL.createObjectURL(file)
  addresses.set(id, address)
  return photoAt(id, address)
}

/** The photo of this id, if its file was shown by this page; null otherwise. */
export function photoOfPage(id: string): Image | null {
  const address = addresses.get(id)
  return address === undefined ? null : photoAt(id, address)
}

/** The photo of this id among the changes that wait; null when it is not there. */
export function waitingPhoto(id: string, waiting: readonly NewChange[]): Image | null {
  const sending = waiting.find(({ reference, endpoint }) => reference === id && endpoint === endpointName(uploadImage))
  return sending?.input.file ? unsentPhoto(id, sending.input.file) : null
}

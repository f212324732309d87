import { addImageByLink, getImage, uploadImage } from '@potluck/api/images'
import { maxImages } from '@potluck/api/recipes'
import type { FastifyInstance } from 'fastify'
import { Reader } from '../../ground/access/reader.ts'
import { imageAt } from '../../machinery/base/outgoing/fetch-image.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import { countTry, paces } from '../../machinery/base/throttle.ts'
import { tokenOf } from '../../machinery/base/token.ts'
import { referenceOf } from '../../machinery/for-features/changes/change-route.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { turnsOfMember } from '../../machinery/web/http/limit-per-member.ts'
import { receivedBytes } from '../../machinery/web/http/received-file.ts'
import { route } from '../../machinery/web/http/route.ts'
import { isOfOwnKitchen, isPictureVisible } from '../../people/policies/pictures.ts'
import { capabilitiesOf, largeOpens } from '../../people/users/capabilities.ts'
import { type ImageTicket, readSubject } from './image-address.ts'
import { addImage, findDigest, findStoredDigest, hasImage } from './store.ts'

/** The relation of a viewer to a picture: its owner, a member of its kitchen, or a person to whom it is shown. */
type PictureAccess = 'owner' | 'member' | 'viewer'

/** Caching of own pictures: their addresses change every week. */
const ownCache = `private, max-age=${14 * 24 * 3600}, immutable`

/** Caching of pictures of a kitchen: browsers of removed members keep them for an hour at most. */
const kitchenCache = 'private, max-age=3600'

/** Caching of other members' pictures: the browser asks again, because access may end at any moment. */
const othersCache = 'private, no-cache'

const cachings: Readonly<Record<PictureAccess, string>> = {
  owner: ownCache,
  member: kitchenCache,
  viewer: othersCache,
}

/** Pictures of one member that are received and processed at once; others wait before they are read. */
const uploadsAtOnce = 2

export function imageRoutes(app: FastifyInstance, services: Services): void {
  const { database, tickets, imageAddress, imageFiles, outgoing } = services
  const capabilities = capabilitiesOf(services.config)
  /** The relation of the viewer in an address to its picture now. */
  async function accessOf({ id, viewerId, isStored }: ImageTicket): Promise<PictureAccess | null> {
    if (viewerId === undefined) return 'owner'
    const viewer = viewerId === null ? null : Reader.for(viewerId, 'a picture’s address was made for them')
    if (viewer && (await isOfOwnKitchen(database, viewer, id))) return 'member'
    return !isStored && (await isPictureVisible(database, viewer, id)) ? 'viewer' : null
  }
  const uploading = turnsOfMember(uploadsAtOnce, maxImages)
  route(app, uploadImage, ({ member, book, request }) =>
    uploading(member, async () => {
      await countTry(database, paces.picture, member.id)
      const bytes = await receivedBytes(request, uploadImage.upload)
      // The reference is the id of the picture, so that a queued change can name a photo before its upload.
      const reference = referenceOf(request)
      if (reference !== null && (await hasImage(database, book, reference)))
        return imageAddress(reference, book.addressee)
      return imageAddress(await addImage(services, book, bytes, reference ?? undefined), book.addressee)
    }),
  )
  route(app, addImageByLink, ({ member, book, body: { url } }) =>
    uploading(member, async () => {
      await countTry(database, paces.picture, member.id)
      return imageAddress(await addImage(services, book, await imageAt(outgoing, url)), book.addressee)
    }),
  )
  route(app, getImage, async ({ params: { id, size }, request, reply }) => {
    const ticket = readSubject(tickets.open('image', tokenOf(request) ?? '') ?? '')
    if (size === 'large' && !largeOpens(capabilities)) throw notFound('image')
    if (ticket.id !== id) throw new Refusal('ticket', 'the address is too old: load the recipe again')
    const access = await accessOf(ticket)
    if (access === null) throw notFound('image')
    const digest = await (ticket.isStored ? findStoredDigest : findDigest)(database, id, access === 'owner')
    const etag = `"${digest}-${size}"`
    if (digest === null) throw notFound('image')
    const caching = { 'cache-control': cachings[access], etag }
    if (request.headers['if-none-match'] === etag) return reply.code(304).headers(caching).send()
    const file = await imageFiles.open(digest, size)
    if (!file) {
      request.log.error({ digest, size }, 'the file of a picture is missing, or cut')
      throw notFound('image')
    }
    return reply
      .headers(caching)
      .header('content-type', 'image/webp')
      .header('content-length', file.bytes)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(file.stream)
  })
}

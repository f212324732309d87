import { addImageByLink, getImage, uploadImage } from '@potluck/api/images'
import { maxImages } from '@potluck/api/recipes'
import type { FastifyInstance } from 'fastify'
import { Reader } from '../access/reader.ts'
import { referenceOf } from '../machinery/changes/change-route.ts'
import { turnsOfMember } from '../machinery/http/limit-per-member.ts'
import { receivedBytes } from '../machinery/http/received-file.ts'
import { route } from '../machinery/http/route.ts'
import { imageAt } from '../machinery/outgoing/fetch-image.ts'
import { notFound, Refusal } from '../machinery/refusal.ts'
import { tidyRegularly } from '../machinery/regularly.ts'
import type { Services } from '../machinery/services.ts'
import { countTry, paces } from '../machinery/throttle.ts'
import { tokenOf } from '../machinery/token.ts'
import { isPictureVisible } from '../policies/pictures.ts'
import { capabilitiesOf, largeOpens } from '../users/capabilities.ts'
import { readSubject } from './image-address.ts'
import { addImage, findDigest, findStoredDigest, hasImage, sweepImages } from './store.ts'

/** Caching of own pictures: their addresses change every week. */
const ownCache = `private, max-age=${14 * 24 * 3600}, immutable`

/** Caching of other members' pictures: the browser asks again, because access may end at any moment. */
const othersCache = 'private, no-cache'

/** Pictures of one member that are received and processed at once; others wait before they are read. */
const uploadsAtOnce = 2

const sweepEvery = 6 * 3_600_000

export function imageRoutes(app: FastifyInstance, services: Services): void {
  const { database, tickets, imageAddress, imageFiles, outgoing } = services
  const capabilities = capabilitiesOf(services.config)
  const isShownTo = (viewerId: string | null, imageId: string) =>
    isPictureVisible(
      database,
      viewerId === null ? null : Reader.for(viewerId, 'a picture’s address was made for them'),
      imageId,
    )
  const uploading = turnsOfMember(uploadsAtOnce, maxImages)
  route(app, uploadImage, ({ member, book, request }) =>
    uploading(member, async () => {
      await countTry(database, paces.picture, member.id)
      const bytes = await receivedBytes(request, uploadImage.upload)
      // The reference is the id of the picture, so that a queued change can name a photo before its upload.
      const reference = referenceOf(request)
      if (reference !== null && (await hasImage(database, book, reference))) return imageAddress(reference)
      return imageAddress(await addImage(services, book, bytes, reference ?? undefined))
    }),
  )
  route(app, addImageByLink, ({ member, book, body: { url } }) =>
    uploading(member, async () => {
      await countTry(database, paces.picture, member.id)
      return imageAddress(await addImage(services, book, await imageAt(outgoing, url)))
    }),
  )
  route(app, getImage, async ({ params: { id, size }, request, reply }) => {
    const ticket = readSubject(tickets.open('image', tokenOf(request) ?? '') ?? '')
    if (size === 'large' && !largeOpens(capabilities)) throw notFound('image')
    if (ticket.id !== id) throw new Refusal('ticket', 'the address is too old: load the recipe again')
    if (ticket.viewerId !== undefined && !(await isShownTo(ticket.viewerId, id))) throw notFound('image')
    const digest = await (ticket.isStored ? findStoredDigest : findDigest)(database, id)
    const etag = `"${digest}-${size}"`
    if (digest === null) throw notFound('image')
    const caching = { 'cache-control': ticket.viewerId === undefined ? ownCache : othersCache, etag }
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

/** Regularly deletes pictures that no recipe or item uses. */
export const sweepImagesRegularly = (app: FastifyInstance, services: Services): void =>
  tidyRegularly(app, 'sweeping pictures', sweepEvery, () => sweepImages(services))

import { writeFile } from 'node:fs/promises'
import {
  clipLink,
  clipLinks,
  clipLinksKind,
  clipPage,
  clipPicture,
  findByLink as findByLinkEndpoint,
} from '@potluck/api/clip'
import type { FastifyInstance } from 'fastify'
import { findByLink } from '../../book/duplicates/known-links.ts'
import { encodeImage } from '../../book/images/encode-image.ts'
import { countPoints } from '../../book/images/store.ts'
import type { Member } from '../../ground/access/reader.ts'
import { isDiskFull } from '../../machinery/base/disk-full.ts'
import { imageAt } from '../../machinery/base/outgoing/fetch-image.ts'
import { noSpace, Refusal } from '../../machinery/base/refusal.ts'
import { countTry, paces } from '../../machinery/base/throttle.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import type { JobKind } from '../../machinery/jobs/job-kind.ts'
import type { Jobs } from '../../machinery/jobs/run-jobs.ts'
import { addJob } from '../../machinery/jobs/store.ts'
import { limitPerMember } from '../../machinery/web/http/limit-per-member.ts'
import { route } from '../../machinery/web/http/route.ts'
import { storedChoices } from '../imports/import-choices.ts'
import { addImport, storeFile } from '../imports/store.ts'
import { clipAddress, clipText } from './clip-page.ts'
import { runLinks } from './run-links.ts'

/** Pages of one member that are fetched or read at the same time. */
const maxPagesAtOnce = 3

/** Picture previews of one member at the same time: each picture is in memory while it is scaled down. */
const maxPicturesAtOnce = 3

/** Browsers cache the previews of a page for an hour. */
const previewCacheControl = 'private, max-age=3600'

/** The job that clips several links. */
export const clipJob = (services: Services): JobKind => ({
  name: clipLinksKind,
  run: (run) => runLinks(services, run),
  dropped: (job) => storeFile(services, job),
})

export function clipRoutes(app: FastifyInstance, services: Services, jobs: Jobs): void {
  const { database, jobFiles, outgoing } = services
  const clipping = limitPerMember(maxPagesAtOnce)
  const showing = limitPerMember(maxPicturesAtOnce)

  const counted = <T>(member: Member, step: () => Promise<T>) =>
    clipping(member, async () => {
      await countTry(database, paces.clip, member.id)
      return step()
    })

  route(app, clipLink, ({ member, query: { url } }) =>
    counted(member, () => clipAddress({ outgoing, memberId: member.id }, url)),
  )

  route(app, clipPage, ({ member, body: { url = '', html, text } }) =>
    counted(member, () => {
      const content = html ?? text
      return content === undefined
        ? clipAddress({ outgoing, memberId: member.id }, url)
        : clipText(member.id, content, url)
    }),
  )

  route(app, clipPicture, ({ member, query: { url }, reply }) =>
    showing(member, async () => {
      await countTry(database, paces.picture, member.id)
      const image = await encodeImage(member.id, await imageAt(outgoing, url))
      await countPoints(database, member.id, image)
      if (!image) throw new Refusal('not-a-picture', 'this is no picture that can be read', 'url')
      return reply
        .header('content-type', 'image/webp')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', previewCacheControl)
        .send(Buffer.from(image.thumbnail))
    }),
  )

  route(app, clipLinks, ({ member, book, body: { urls, language = null } }) =>
    jobs.reserve(member, async (id) => {
      try {
        await writeFile(await jobFiles.pathOf(id), JSON.stringify(urls), { flag: 'wx', flush: true })
        await jobFiles.handIn(id)
        await addImport(database, book, { id, fileName: '', format: null, choices: storedChoices.parse({}) })
        await addJob(database, member, { id, kind: clipLinksKind, language })
      } catch (error) {
        await jobFiles.remove(id)
        if (isDiskFull(error)) throw noSpace()
        throw error
      }
      jobs.wake()
      return { jobId: id }
    }),
  )

  route(app, findByLinkEndpoint, ({ book, query: { url } }) => findByLink(database, book, url))
}

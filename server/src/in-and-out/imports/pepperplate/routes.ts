import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { jobKindOf } from '@potluck/api/import-formats'
import { importChoices } from '@potluck/api/imports'
import * as contract from '@potluck/api/pepperplate'
import type { FastifyInstance } from 'fastify'
import type { Book } from '../../../ground/access/book.ts'
import type { Member } from '../../../ground/access/reader.ts'
import { isDiskFull } from '../../../machinery/base/disk-full.ts'
import { Refusal } from '../../../machinery/base/refusal.ts'
import { countTry, paces } from '../../../machinery/base/throttle.ts'
import type { Services } from '../../../machinery/for-features/services.ts'
import type { JobKind, JobRun } from '../../../machinery/jobs/job-kind.ts'
import type { Jobs } from '../../../machinery/jobs/run-jobs.ts'
import { addJob } from '../../../machinery/jobs/store.ts'
import { route } from '../../../machinery/web/http/route.ts'
import { runImport } from '../run-import.ts'
import { addImport } from '../store.ts'
import { logIn, pepperplateAddress, recipePages } from './service.ts'

const kind = jobKindOf('pepperplate')

/** Max bytes of all recipes, which have no pictures. */
const maxBytes = 500_000_000

const tell = ({ notifier }: Services, ownerId: string, what: 'working' | 'complete') =>
  notifier.notify([ownerId], { type: `import:pepperplate:${what}`, data: {} })

const tellFailed = ({ notifier }: Services, ownerId: string, reason: string) =>
  notifier.notify([ownerId], { type: 'import:pepperplate:failed', data: { reason } })

/** The job that imports the recipes of Pepperplate and emits events about its progress. */
export const pepperplateJob = (services: Services): JobKind => ({
  name: kind,
  async run(run: JobRun) {
    const { ownerId } = run.job
    tell(services, ownerId, 'working')
    try {
      await runImport(services, run)
    } catch (error) {
      if (!run.signal.aborted) tellFailed(services, ownerId, 'import')
      throw error
    }
    tell(services, ownerId, 'complete')
  },
})

/** Who imports, and into which book. */
interface Caller {
  readonly member: Member
  readonly book: Book
}

interface Login {
  readonly username: string
  readonly password: string
  readonly language?: string | undefined
}

/** Fetches the recipes of a member from Pepperplate. Login and token are in memory only, until the job starts. */
export function pepperplateRoutes(
  app: FastifyInstance,
  services: Services,
  jobs: Jobs,
  address = pepperplateAddress,
): void {
  const { database, jobFiles, outgoing } = services
  const closing = new AbortController()
  const running = new Map<string, Promise<void>>()
  app.addHook('onClose', async () => {
    closing.abort()
    await Promise.all(running.values())
  })
  const service = { outgoing, address, signal: closing.signal }

  async function fetchAll({ member, book }: Caller, id: string, token: string, language: string | null): Promise<void> {
    const path = await jobFiles.pathOf(id)
    let bytes = 0
    async function* counted() {
      for await (const page of recipePages(service, token)) {
        bytes += page.length
        if (bytes > maxBytes) throw new Refusal('too-large', 'there are more recipes than the limit')
        tell(services, member.id, 'working')
        yield page
      }
    }
    try {
      await pipeline(Readable.from(counted()), createWriteStream(path, { flags: 'wx', flush: true }))
      if (bytes === 0) {
        await jobFiles.remove(id)
        return tellFailed(services, member.id, 'empty')
      }
      await jobFiles.handIn(id)
      const choices = importChoices.parse({})
      await addImport(database, book, { id, fileName: 'Pepperplate', format: 'pepperplate', choices })
      await addJob(database, member, { id, kind, language })
    } catch (error) {
      await jobFiles.remove(id)
      throw error
    }
    jobs.wake()
    tell(services, member.id, 'working')
  }

  function reasonOf(error: unknown): string {
    if (error instanceof Refusal) return error.code === 'service-gone' ? 'gone' : error.code
    return isDiskFull(error) ? 'no-space' : 'unexpected'
  }

  async function start(caller: Caller, { username, password, language = '' }: Login) {
    const { member } = caller
    if (running.has(member.id)) throw new Refusal('too-many-at-once', 'an import from Pepperplate is running already')
    await countTry(database, paces.serviceLogin, member.id)
    const token = await logIn(service, username, password)
    const work = jobs
      .reserve(member, (id) => fetchAll(caller, id, token, language || null))
      .catch((error: unknown) => {
        if (closing.signal.aborted) return
        if (!(error instanceof Refusal)) app.log.error({ err: error }, 'recipes could not be fetched from Pepperplate')
        tellFailed(services, member.id, reasonOf(error))
      })
      .finally(() => running.delete(member.id))
    running.set(member.id, work)
    return {}
  }

  route(app, contract.scrapePepperplate, (call) => start(call, call.query))
  route(app, contract.sendPepperplateLogin, (call) => start(call, call.body))
}

import * as contract from '@potluck/api/jobs'
import type { FastifyInstance } from 'fastify'
import { route } from '../web/http/route.ts'
import type { JobKind } from './job-kind.ts'
import type { JobServices } from './job-services.ts'
import { publishProgress } from './publish-progress.ts'
import { cancelJob, listJobResults, listJobs, readJob } from './store.ts'

export function jobRoutes(app: FastifyInstance, services: JobServices, kinds: readonly JobKind[]): void {
  const { database } = services
  const kitchensOf = new Set(kinds.flatMap((kind) => kind.kitchensOf ?? []))
  route(app, contract.listJobs, ({ member }) => listJobs(database, member, kitchensOf))
  route(app, contract.getJob, ({ member, params }) => readJob(database, member, params.id))
  route(app, contract.listJobResults, ({ member, params, query }) => listJobResults(database, member, params.id, query))
  route(app, contract.cancelJob, async ({ member, params }) => {
    const dropped = await cancelJob(database, member, params.id)
    if (dropped) {
      await kinds.find(({ name }) => name === dropped.kind)?.dropped?.(dropped)
      await services.jobFiles.remove(dropped.id)
    }
    await publishProgress(services, { id: params.id, ownerId: member.id })
    return {}
  })
}

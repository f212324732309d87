import * as contract from '@potluck/api/kitchen-moves'
import type { FastifyInstance } from 'fastify'
import { Book } from '../../ground/access/book.ts'
import type { Member } from '../../ground/access/reader.ts'
import { inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import type { JobKind } from '../../machinery/jobs/job-kind.ts'
import { noteUndone } from '../../machinery/jobs/note-undone.ts'
import type { Jobs } from '../../machinery/jobs/run-jobs.ts'
import { addJob, readJob } from '../../machinery/jobs/store.ts'
import { turnsOfMember } from '../../machinery/web/http/limit-per-member.ts'
import { route } from '../../machinery/web/http/route.ts'
import { listPairs } from '../../people/book-changes/doubles.ts'
import { writableBook } from '../../people/policies/books.ts'
import { chosenRecipes } from './chosen-recipes.ts'
import { leaveRoutes } from './leave-routes.ts'
import { leaveJob } from './leave-with-copies.ts'
import { moveInJob } from './move-in.ts'
import { previewOf } from './preview.ts'
import { addMove, kitchensOfMoves, startOf } from './store.ts'
import { undoMoveJob } from './undo-move.ts'

/** The jobs that copy recipes into kitchens and out of them. */
export const kitchenMoveJobs = (services: Services): JobKind[] =>
  [moveInJob(services), undoMoveJob(services), leaveJob(services)].map((kind) => ({
    ...kind,
    kitchensOf: kitchensOfMoves,
  }))

/** Copying recipes of the own book into a kitchen. */
export function kitchenMoveRoutes(app: FastifyInstance, services: Services, jobs: Jobs): void {
  const { database } = services
  const looking = turnsOfMember(1, 5)
  leaveRoutes(app, services, jobs)

  route(app, contract.previewMove, async ({ member, params, body, gone }) => {
    const kitchen = await writableBook(database, member, params.id)
    return looking(member, () =>
      previewOf(database, member, { own: Book.of(member), kitchen }, { chosen: body.recipes, gone }),
    )
  })

  route(app, contract.listDoubles, async ({ member, params }) => {
    const kitchen = await writableBook(database, member, params.id)
    const doubles = await looking(member, () => listPairs(database, Book.of(member), kitchen))
    return { doubles: doubles.slice(0, contract.maxMatches), doubleCount: doubles.length }
  })

  async function start(member: Member, kitchenId: string, { id, recipes, ...choices }: StartedMove) {
    const recipeIds = await chosenRecipes(database, Book.of(member), recipes)
    await inTransaction(database, async (inside) => {
      const isNew = await addMove(inside, { ownerId: member.id, id, kitchenId, choices: { ...choices, recipeIds } })
      if (isNew) await addJob(inside, member, { id, kind: contract.moveInKind, language: null })
    })
    jobs.wake()
    return { jobId: id }
  }

  route(app, contract.startMove, async ({ member, params, body }) => {
    await writableBook(database, member, params.id)
    return jobs.reserve(member, () => start(member, params.id, body))
  })

  route(app, contract.undoMove, async ({ member, params: { id: kitchenId, moveId } }) => {
    await writableBook(database, member, kitchenId)
    return jobs.reserve(member, async (jobId) => {
      const move = { id: moveId, ownerId: member.id }
      const { undoneBy: earlier, createdAt } = await startOf(database, move, kitchenId)
      const { kind, status } = await readJob(database, member, moveId)
      if (kind !== contract.moveInKind) throw new Refusal('changed', 'it copied nothing into the kitchen')
      if (createdAt < now(-undoMs)) throw new Refusal('changed', 'it is too long ago')
      if (isOpen(status)) throw new Refusal('changed', 'it is still running: stop it first')
      if (earlier !== null && (await readJob(database, member, earlier)).status !== 'failed')
        throw new Refusal('changed', 'it was undone already')
      await inTransaction(database, async (inside) => {
        await noteUndone(inside, 'kitchenMoves', move, { jobId, instead: earlier })
        await addJob(inside, member, { id: jobId, kind: contract.undoMoveKind, language: null })
      })
      jobs.wake()
      return { jobId }
    })
  })
}

const undoMs = contract.moveUndoDays * 86_400_000

const isOpen = (status: string): boolean => status === 'waiting' || status === 'running'

type StartedMove = Pick<Parameters<typeof addMove>[1], 'id'> & {
  readonly recipes: contract.MovedRecipes
  readonly duplicateIds: string[]
  readonly emptiesOwnBook: boolean
  readonly joins: boolean
}

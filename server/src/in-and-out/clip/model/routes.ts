import { getReadingModel, readByModel } from '@potluck/api/reading-model'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../../machinery/base/refusal.ts'
import { countTry, paces } from '../../../machinery/base/throttle.ts'
import type { Services } from '../../../machinery/for-features/services.ts'
import { limitPerMember } from '../../../machinery/web/http/limit-per-member.ts'
import { route } from '../../../machinery/web/http/route.ts'

/** Texts of one member that the model reads at the same time. */
const maxAtOnce = 1

export function modelRoutes(app: FastifyInstance, { database, readingModel }: Services): void {
  const reading = limitPerMember(maxAtOnce)
  if (readingModel) app.addHook('onClose', () => readingModel.close())

  route(app, getReadingModel, async () => ({ name: readingModel?.name ?? null }))

  route(app, readByModel, ({ member, body: { text } }) =>
    reading(member, async () => {
      if (!readingModel) throw new Refusal('no-model', 'this server offers no model')
      await countTry(database, paces.readByModel, member.id)
      return readingModel.read(text)
    }),
  )
}

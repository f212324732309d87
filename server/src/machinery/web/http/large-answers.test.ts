import Fastify, { type FastifyInstance } from 'fastify'
import { inAnswerTurn, largeAnswers } from './large-answers.ts'

let app: FastifyInstance
let address: string
let running: string[]
let end: () => void

beforeEach(async () => {
  running = []
  const ended = Promise.withResolvers<void>()
  end = ended.resolve
  app = Fastify()
  app.get<{ Params: { whose: string; bytes: string } }>('/:whose/:bytes', async ({ params }, reply) => {
    await inAnswerTurn(reply, params.whose, Number(params.bytes), async () => {
      running.push(params.whose)
      await ended.promise
      reply.send('made')
    })
    return reply
  })
  app.setErrorHandler((_error, _request, reply) => reply.code(429).send())
  address = await app.listen({ port: 0 })
})

afterEach(async () => {
  end()
  await app.close()
})

const ask = (whose: string, bytes: number, signal?: AbortSignal) =>
  fetch(`${address}/${whose}/${bytes}`, signal ? { signal } : {}).then(({ status }) => status)

const untilRunning = async (count: number) => {
  while (running.length < count) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('a member gets one large answer at a time, and does not delay others', async () => {
  const large = largeAnswers.ofMember
  const own = [ask('anna', large), ask('anna', large)]
  await untilRunning(1)
  const other = ask('ben', large)
  await untilRunning(2)
  expect(running.toSorted()).toEqual(['anna', 'ben'])
  end()
  expect(await Promise.all([...own, other])).toEqual([200, 200, 200])
})

test('a member gets as many small answers in parallel as fit', async () => {
  const calls = [1, 2, 3, 4].map(() => ask('anna', largeAnswers.ofMember / 4))
  await untilRunning(4)
  end()
  expect(await Promise.all(calls)).toEqual([200, 200, 200, 200])
})

test('a member with too many waiting requests is refused, and a closed request frees a place', async () => {
  const large = largeAnswers.ofMember
  const first = ask('anna', large)
  await untilRunning(1)
  const controller = new AbortController()
  const waiting = Array.from({ length: largeAnswers.waiting }, () =>
    ask('anna', large, controller.signal).catch(() => 0),
  )
  while ((await ask('anna', large, AbortSignal.timeout(200)).catch(() => 0)) !== 429);
  controller.abort()
  await Promise.all(waiting)
  end()
  expect(await first).toBe(200)
  expect(await ask('anna', large)).toBe(200)
})

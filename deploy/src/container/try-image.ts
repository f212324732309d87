import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { DeployError } from '../deploy-error.ts'
import type { Container, Engine } from './engine.ts'

/** How long a container may take to its first answer, milliseconds: it publishes the image's remotes before. */
const startMs = 120_000

const account = { name: 'Admin', email: 'admin@example.org', password: 'a kettle of plums 27' } as const

const plums = '600 g plums'

/** The data that a try wrote and must find again. */
export interface Written {
  readonly recipes: readonly { readonly id: string; readonly title: string }[]
}

function check(holds: boolean, message: string): asserts holds {
  if (!holds) throw new DeployError(message)
}

/** A port of this machine that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  check(address !== null && typeof address === 'object', 'no free port was found')
  return address.port
}

/** A server of an image, on a volume, that answers. */
export interface TriedServer {
  readonly container: Container
  readonly port: number
  readonly url: string
}

/**
 * Starts the server of an image on a volume.
 * @throws {DeployError} When it does not answer, with the end of its log.
 */
export async function startServer(engine: Engine, image: string, volume: string): Promise<TriedServer> {
  const port = await freePort()
  const container = await engine.start(image, volume, port)
  const url = `http://127.0.0.1:${port}/`
  const deadline = performance.now() + startMs
  for (;;) {
    const answer = await fetch(`${url}healthz`).catch(() => null)
    if (answer?.ok) return { container, port, url }
    check(performance.now() < deadline, `the server of the image does not answer:\n${container.log()}`)
    await pause(500)
  }
}

/**
 * Calls the API as somebody who knows it from its page only: `deploy` takes nothing of the product's code.
 * @throws {DeployError} When the answer is not a success.
 */
async function call<T>(
  url: string,
  path: string,
  as: { token?: string; body?: object; answer: z.ZodType<T> },
): Promise<T> {
  const answer = await fetch(new URL(`api/${path}`, url), {
    method: as.body ? 'POST' : 'GET',
    headers: {
      ...(as.token !== undefined && { authorization: `Bearer ${as.token}` }),
      ...(as.body && { 'content-type': 'application/json' }),
    },
    ...(as.body && { body: JSON.stringify(as.body) }),
  })
  check(answer.ok, `${path} was answered with ${answer.status}: ${await answer.clone().text()}`)
  return as.answer.parse(await answer.json())
}

const session = z.object({ token: z.string() })
const recipeAnswer = z.object({ title: z.string(), ingredients: z.string() })

async function logIn(url: string): Promise<string> {
  const { email, password } = account
  return (await call(url, 'users/login', { body: { email, password }, answer: session })).token
}

/** Opens an account on an empty server and writes recipes. */
export async function writeBook({ url }: TriedServer): Promise<Written> {
  const { token } = await call(url, 'users/register', { body: account, answer: session })
  const recipes = ['Plum crumble', 'Борщ', 'חומוס'].map((title) => ({ id: randomUUID(), title }))
  for (const recipe of recipes) {
    await call(url, 'recipes', { token, body: { ...recipe, ingredients: plums }, answer: recipeAnswer })
  }
  return { recipes }
}

/** @throws {DeployError} When a recipe is not as it was written. */
export async function checkBook({ url }: TriedServer, { recipes }: Written): Promise<void> {
  const token = await logIn(url)
  for (const { id, title } of recipes) {
    const recipe = await call(url, `recipes/${id}`, { token, answer: recipeAnswer })
    check(recipe.title === title && recipe.ingredients === plums, `the recipe “${title}” is not as it was written`)
  }
}

/** Waits until a server takes no new work. @throws {DeployError} When it goes on as before. */
async function untilStopping({ url }: TriedServer): Promise<void> {
  const deadline = performance.now() + startMs
  while ((await fetch(`${url}readyz`).catch(() => null))?.ok) {
    check(performance.now() < deadline, 'the server goes on after SIGTERM')
    await pause(100)
  }
}

/**
 * Stops a server in the middle of a request: the request has sent half of its body.
 * @returns the book with the recipe of that request
 * @throws {DeployError} When the request is not answered, or the server does not end with 0.
 */
export async function stopDuringRequest(server: TriedServer, written: Written): Promise<Written> {
  const token = await logIn(server.url)
  const recipe = { id: randomUUID(), title: 'Written during a stop' }
  const body = JSON.stringify({ ...recipe, ingredients: plums })
  const call = request(new URL('api/recipes', server.url), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  })
  const answered = once(call, 'response')
  call.write(body.slice(0, body.length / 2))
  await pause(500)
  const stopped = server.container.stop()
  await untilStopping(server)
  call.end(body.slice(body.length / 2))
  const [{ statusCode }] = await answered
  check(statusCode === 201, `the request that was open at SIGTERM was answered with ${statusCode}`)
  const exitCode = await stopped
  check(exitCode === 0, `after SIGTERM the server ended with ${exitCode}:\n${server.container.log()}`)
  return { recipes: [...written.recipes, recipe] }
}

import type { Endpoint } from '@potluck/api/endpoint'
import { endpoints } from '@potluck/api/endpoints'
import { uploadImage } from '@potluck/api/images'
import { z } from 'zod'
import { startTestServer, type TestMember, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let anna: TestMember

beforeAll(async () => {
  server = await startTestServer('sqlite')
  anna = await server.member('Anna')
})
afterAll(() => server.close())

const all = Object.values(endpoints).flatMap((group) => Object.entries(group))

/** Sample values for the fields of addresses, one of which fits. */
const samples = [
  '0199a1b2-0000-7000-8000-000000000001',
  'm'.repeat(22),
  '2026-11-22',
  'main',
  'json-ld',
  '1',
  'friend',
  'medium',
  'lists',
  'soup',
  'potluck-20261124-031000.tar',
  'before-restore-20261124-031000-042',
]

function sampleOf(name: string, schema: z.core.$ZodType): string {
  const match = samples.find((sample) => z.safeParse(schema, sample).success)
  if (match === undefined) throw new Error(`no sample fits ${name}: add one`)
  return match
}

/** The address of a call, with a value for each parameter. */
function addressOf({ path, params, query }: Endpoint): URL {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const schema = params?.shape[name]
    return schema ? sampleOf(name, schema) : name
  })
  const url = new URL(`api/${filled}`, server.address)
  for (const [name, schema] of Object.entries(query?.shape ?? {})) {
    if (!z.safeParse(schema, undefined).success) url.searchParams.set(name, sampleOf(name, schema))
  }
  return url
}

/** The status of an answer, and the field that it names. */
async function answerTo({ method, upload }: Endpoint, url: URL, body: unknown) {
  const sent = method === 'GET' || upload || body === undefined ? {} : { body: JSON.stringify(body) }
  const headers = {
    authorization: `Bearer ${anna.token}`,
    ...('body' in sent ? { 'content-type': 'application/json' } : {}),
  }
  const answer = await fetch(url, { method, headers, ...sent })
  return { status: answer.status, field: field(await answer.text()) }
}

const refused = z.object({ error: z.object({ field: z.string() }) })

function field(text: string): string | null {
  return text.startsWith('{') ? (refused.safeParse(JSON.parse(text)).data?.error.field ?? null) : null
}

test.each(all)('%s refuses an unknown parameter by its name', async (_, endpoint) => {
  const url = addressOf(endpoint)
  url.searchParams.set('fieldOfTomorrow', 'soup')
  expect(await answerTo(endpoint, url, endpoint.body && {})).toEqual({ status: 400, field: 'query.fieldOfTomorrow' })
})

const withBody = all.filter(([, { method, upload }]) => method !== 'GET' && !upload)

test.each(withBody)('%s refuses an unknown field of its body by its name', async (_, endpoint) => {
  expect(await answerTo(endpoint, addressOf(endpoint), { fieldOfTomorrow: 'soup' })).toEqual({
    status: 400,
    field: 'body.fieldOfTomorrow',
  })
})

test('a form with a field beside its file is refused by the name of the field', async () => {
  for (const order of ['before', 'after']) {
    const form = new FormData()
    if (order === 'before') form.append('fieldOfTomorrow', 'soup')
    form.append(uploadImage.upload.field, new Blob(['soup']))
    if (order === 'after') form.append('fieldOfTomorrow', 'soup')
    const headers = { authorization: `Bearer ${anna.token}` }
    const answer = await fetch(`${server.address}api/images`, { method: 'POST', headers, body: form })
    expect([answer.status, field(await answer.text())]).toEqual([400, 'body.fieldOfTomorrow'])
  }
})

test('the session may travel as the token parameter of any call', async () => {
  const answer = await fetch(`${server.address}api/users/stats?token=${anna.token}`)
  expect(answer.status).toBe(200)
})

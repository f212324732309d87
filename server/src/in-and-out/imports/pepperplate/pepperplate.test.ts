import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { listJobs } from '@potluck/api/jobs'
import { scrapePepperplate, sendPepperplateLogin } from '@potluck/api/pepperplate'
import { getRecipe, listRecipes } from '@potluck/api/recipes'
import { jobEnd } from '../../../testing/job-end.ts'
import { startTestServer, type TestMember, type TestServer } from '../../../testing/test-server.ts'

const secret = 'open & <sesame>'
const token = 'token-of-anna'

const envelope = (inside: string) =>
  `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${inside}</soap:Body></soap:Envelope>`

const recipe = (
  n: number,
) => `<RecipeSync><Id>${n}</Id><Title>Soup ${n}</Title><Description>Red</Description><Note>Good cold.</Note><Yield>4</Yield>
<ActiveTime>10 min</ActiveTime><TotalTime>1 h</TotalTime><Source>Anna</Source><Url>https://example.com/${n}</Url><Delete>${n === 2}</Delete>
<Tags><TagSync><Text>dinner</Text></TagSync></Tags>
<Ingredients><IngredientSyncGroup><Title>Base</Title><DisplayOrder>1</DisplayOrder><Ingredients><IngredientSync><Text>onion</Text><DisplayOrder>2</DisplayOrder></IngredientSync><IngredientSync><Quantity>2</Quantity><Text>beets</Text><DisplayOrder>1</DisplayOrder></IngredientSync></Ingredients></IngredientSyncGroup></Ingredients>
<Directions><DirectionSyncGroup><DisplayOrder>1</DisplayOrder><Directions><DirectionSync><Text>Boil.</Text><DisplayOrder>1</DisplayOrder></DirectionSync></Directions></DirectionSyncGroup></Directions></RecipeSync>`

/** The answer of the service to a call, according to its protocol. */
function answerTo(body: string): string {
  const field = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(body)?.[1] ?? ''
  if (body.includes('<GenerateLoginToken ')) {
    const isKnown = field('email') === 'anna@example.com'
    const right = field('password') === 'open &amp; &lt;sesame&gt;'
    const status = isKnown ? (right ? 'Success' : 'IncorrectPassword') : 'UnknownEmail'
    const tokenElement = status === 'Success' ? `<Token>${token}</Token>` : ''
    return envelope(
      `<GenerateLoginTokenResponse xmlns="http://api.pepperplate.com/"><GenerateLoginTokenResult><Status>${status}</Status>${tokenElement}</GenerateLoginTokenResult></GenerateLoginTokenResponse>`,
    )
  }
  if (field('userToken') !== token) return envelope('<Fault/>')
  const pages: Readonly<Record<string, string>> = { '': `${recipe(1)}${recipe(2)}`, a: recipe(3), b: '' }
  const next = { '': 'a', a: 'b', b: 'b' }[field('syncToken')] ?? ''
  return envelope(
    `<RetrieveRecipesResponse xmlns="http://api.pepperplate.com/"><RetrieveRecipesResult><Items>${pages[field('syncToken')] ?? ''}</Items><SynchronizationToken>${next}</SynchronizationToken></RetrieveRecipesResult></RetrieveRecipesResponse>`,
  )
}

let service: Server
let server: TestServer
const lines: string[] = []

beforeAll(async () => {
  service = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      response.setHeader('content-type', 'text/xml')
      response.end(answerTo(Buffer.concat(pieces).toString()))
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  server = await startTestServer(
    'sqlite',
    { REACHABLE_NETWORKS: '127.0.0.1', LOG_LEVEL: 'debug' },
    { pepperplate: `http://127.0.0.1:${port}/services`, log: { write: (line) => void lines.push(line) } },
  )
})
afterAll(async () => {
  service.close()
  await server.close()
})

const login = { username: ' anna@example.com', password: secret }

/** The job with the fetched recipes. */
async function jobOf(member: TestMember) {
  for (;;) {
    const [job] = (await member.api.call(listJobs, {})).data
    if (job) return jobEnd(member, job.id)
    await pause(20)
  }
}

test('an import from Pepperplate has recipes, groups and labels, and stores no password', async () => {
  const anna = await server.member('anna')
  expect((await anna.api.call(scrapePepperplate, { query: login })).status).toBe(200)
  expect(await jobOf(anna)).toMatchObject({ kind: 'import-pepperplate', status: 'done', done: 2, failed: 0 })
  const { data } = (await anna.api.call(listRecipes, { query: { sort: 'title' } })).data
  expect(data.map(({ title }) => title)).toEqual(['Soup 1', 'Soup 3'])
  const soup = (await anna.api.call(getRecipe, { params: { id: data[0]?.id ?? '' } })).data
  expect(soup).toMatchObject({
    description: 'Red',
    notes: 'Good cold.',
    yield: '4 servings',
    activeTime: '10 min',
    totalTime: '1 h',
    source: 'Anna',
    url: 'https://example.com/1',
    ingredients: '[Base]\n2 beets\nonion',
    instructions: 'Boil.',
  })
  expect(soup.labels.map(({ title }) => title)).toEqual(['dinner'])
  const log = lines.join('')
  expect(log).toContain('scrape/pepperplate')
  for (const word of ['sesame', token]) expect(log).not.toContain(word)
  const rows = await server.database.db.selectFrom('imports').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('sesame')
})

test.each([
  ['an e-mail that it does not know', { ...login, username: 'bela@example.com' }],
  ['a wrong password', { ...login, password: 'guess' }],
])('an import from Pepperplate refuses %s with 406', async (_what, wrong) => {
  const anna = await server.member('anna')
  await expect(anna.api.call(sendPepperplateLogin, { body: wrong })).rejects.toMatchObject({ status: 406 })
  expect((await anna.api.call(listJobs, {})).data).toEqual([])
})

test('an import from Pepperplate answers 429 after five wrong passwords', async () => {
  const anna = await server.member('anna')
  const guess = () => anna.api.call(sendPepperplateLogin, { body: { ...login, password: 'guess' } })
  for (let n = 0; n < 5; n++) await expect(guess()).rejects.toMatchObject({ status: 406 })
  await expect(guess()).rejects.toMatchObject({ status: 429 })
})

test('an import from Pepperplate reports that the service is not available', async () => {
  const other = await startTestServer(
    'sqlite',
    { REACHABLE_NETWORKS: '127.0.0.1' },
    { pepperplate: 'http://127.0.0.1:9/' },
  )
  try {
    const anna = await other.member('anna')
    await expect(anna.api.call(sendPepperplateLogin, { body: login })).rejects.toMatchObject({ status: 503 })
  } finally {
    await other.close()
  }
})

import { execFile } from 'node:child_process'
import { createServer, request } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { createRecipe } from '@potluck/api/recipes'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { tokenFor } from './testing/assistant.ts'
import { tools } from './tools.ts'

const run = promisify(execFile)
const { resolve } = createRequire(import.meta.url)
/** Milliseconds. */
const timeout = 60_000
const fetching = 180_000

let server: TestServer
let secret: string

beforeAll(async () => {
  server = await startTestServer('sqlite', { ASSISTANTS: 'true' })
  const anna = await server.member('Anna')
  await anna.api.call(createRecipe, { body: { title: 'Soup' } })
  secret = (await tokenFor(anna)).secret
})

afterAll(() => server.close())

/** Passes everything on as it is, with the token that the suite has no option for. */
async function withToken(step: (address: string) => Promise<void>): Promise<void> {
  const { port, hostname } = new URL(server.address)
  const proxy = createServer((asked, answer) => {
    const { method, url: path, headers } = asked
    const sent = request({ hostname, port, method, path, headers: { ...headers, authorization: `Bearer ${secret}` } })
    sent.on('response', (answered) => answered.pipe(answer.writeHead(answered.statusCode ?? 500, answered.headers)))
    asked.pipe(sent)
  }).listen(0, 'localhost')
  await new Promise((listening) => proxy.once('listening', listening))
  try {
    await step(`http://localhost:${(proxy.address() as AddressInfo).port}/mcp`)
  } finally {
    proxy.close()
  }
}

/**
 * The scenarios of the protocol’s own suite that apply to a server with tools alone. The others ask for tools of a server made for the
 * suite, and for resources, prompts, completions, logging and streams. None of these is offered.
 */
test.each(['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'])(
  'the conformance suite passes %s',
  async (scenario) => {
    const suite = join(dirname(resolve('@modelcontextprotocol/conformance/package.json')), 'dist/index.js')
    await withToken(async (address) => {
      const { stdout } = await run(process.execPath, [suite, 'server', '--url', address, '--scenario', scenario], {
        timeout,
      })
      expect(stdout).toMatch(/Passed: [1-9]\d*\/\d+, 0 failed/)
    })
  },
  timeout,
)

/** Its ninety packages would change what the product is built with, so it is fetched before a release only. */
const beforeRelease = process.env.TEST_ALL ? test : test.skip

beforeRelease(
  'the inspector lists and calls tools',
  async () => {
    const inspect = async (...asked: readonly string[]) => {
      const target = [`${server.address}mcp`, '--transport', 'http', '--header', `Authorization: Bearer ${secret}`]
      const inspector = ['--yes', '@modelcontextprotocol/inspector@2.12.0', '--cli']
      return (await run('npx', [...inspector, ...target, ...asked], { timeout: fetching })).stdout
    }
    const listed = await inspect('--method', 'tools/list')
    for (const { name } of tools) expect(listed).toContain(name)
    const called = await inspect('--method', 'tools/call', '--tool-name', 'find_recipes', '--tool-arg', 'words=soup')
    expect(called).toContain('Soup')
  },
  2 * fetching,
)

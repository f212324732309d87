import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRecipe, getRecipe } from '@potluck/api/recipes'
import { readConfig } from '../../config.ts'
import { statusOf } from '../../testing/status-of.ts'
import { databases, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { readMetricsToken } from './read-token.ts'

const token = 'a-long-metrics-token'

const scrape = ({ address }: TestServer, sent?: string) =>
  fetch(`${address}metrics`, sent === undefined ? {} : { headers: { authorization: `Bearer ${sent}` } })

test.each(databases)('%s: whoever has the token reads figures without ids, and nobody else any', async (kind) => {
  const server = await startTestServer(kind, { METRICS_TOKEN: token })
  const anna = await server.member('Anna')
  const { id } = (await anna.api.call(createRecipe, { body: { title: 'Soup' } })).data
  await anna.api.call(getRecipe, { params: { id } })
  await fetch(`${server.address}nowhere/${id}`)
  for (const sent of [undefined, '', 'x', `${token}x`, anna.token])
    expect((await scrape(server, sent)).status).toBe(404)
  const answer = await scrape(server, token)
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(text).toContain(
    'potluck_http_request_duration_seconds_count{route="/api/recipes/:id",method="GET",status="200"} 1',
  )
  for (const line of [
    /^potluck_jobs\{status="waiting"\} 0$/m,
    /^potluck_live_connections\{state="open"\} 0$/m,
    /^potluck_disk_bytes\{kind="free"\} \d+/m,
    new RegExp(`^potluck_database_bytes\\{kind="${kind}"\\} \\d+`, 'm'),
    /^potluck_cache_reads_total\{result="hit"\} \d+$/m,
    /^potluck_cache_evictions_total \d+$/m,
    /^process_resident_memory_bytes \d+$/m,
  ]) {
    expect(text).toMatch(line)
  }
  expect(/^potluck_database_connections\{state="idle"\} \d+$/m.test(text)).toBe(kind === 'postgresql')
  for (const secret of [id, anna.id, anna.token, token]) expect(text).not.toContain(secret)
  await server.close()
})

test('without a token there are no metrics', async () => {
  const server = await startTestServer('sqlite')
  expect((await scrape(server, token)).status).toBe(404)
  expect(await statusOf((await server.member('Anna')).api.call(createRecipe, { body: { title: 'Soup' } }))).toBe(201)
  await server.close()
})

test('a token in a file counts more, and a short one stops the start', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'potluck-test-')), 'token')
  const read = (environment: NodeJS.ProcessEnv) => readMetricsToken(readConfig(environment))
  await writeFile(file, `${token}-of-the-file\n`)
  expect(read({ METRICS_TOKEN: token, METRICS_TOKEN_FILE: file })).toBe(`${token}-of-the-file`)
  await writeFile(file, 'short')
  expect(() => read({ METRICS_TOKEN_FILE: file })).toThrow('fewer than 16 characters')
  expect(() => read({ METRICS_TOKEN_FILE: `${file}-not` })).toThrow('METRICS_TOKEN_FILE cannot be read')
  expect(() => read({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN is …, but must be at least 16 characters')
})

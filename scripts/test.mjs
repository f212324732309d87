/** `npm test`: everything, on a machine that has only Node and npm. Ends with `N passed, N failed` over all suites. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { boundaryViolations } from './boundaries.mjs'
import { buildAll } from './build.mjs'
import { install } from './install.mjs'
import { fail, must, node, root, run, StepError, step } from './steps.mjs'

const reports = mkdtempSync(join(tmpdir(), 'potluck-reports-'))
const total = { passed: 0, failed: 0 }
const bin = (name) => join(root, 'node_modules/.bin', name)

/** A check that passes or fails as one. */
async function check(title, work) {
  try {
    await step(title, async () => {
      await work()
    })
    total.passed += 1
  } catch (error) {
    total.failed += 1
    console.error(error instanceof StepError ? `${error.output}\n${error.message}` : error)
  }
}

/** A suite that counts its own tests; one that could not run at all counts as one failure. */
async function suite(title, work) {
  try {
    const { passed, failed } = await step(title, async () => {
      const counts = await work()
      if (counts.failed > 0 || counts.passed === 0) throw Object.assign(new Error(title), { counts })
      return counts
    })
    total.passed += passed
    total.failed += failed
  } catch (error) {
    if (!error.counts) console.error(error)
    total.passed += error.counts?.passed ?? 0
    total.failed += Math.max(1, error.counts?.failed ?? 1)
  }
}

async function types() {
  const parts = [
    'shared/cooking',
    'shared/clip',
    'shared/api',
    'shared/platform',
    'shared/ui',
    'shared/parts',
    'shared/build',
    'shared/testing',
  ]
  const rooms = [
    ...parts,
    'shell',
    'mfe-recipes',
    'mfe-social',
    'mfe-planning',
    'mfe-settings',
    'server',
    'deploy',
    'e2e',
    'bench',
  ]
  for (const room of rooms) await must(`The types of ${room} do not hold.`, bin('tsc'), ['-p', room])
}

async function jest() {
  const file = join(reports, 'jest.json')
  await run(
    node,
    [join(root, 'node_modules/jest/bin/jest.js'), '--json', `--outputFile=${file}`, `--maxWorkers=${cpus().length}`],
    {
      show: true,
    },
  )
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites }
}

async function playwright() {
  const file = join(reports, 'playwright.json')
  await run(node, [join(root, 'e2e/node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
    cwd: join(root, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    show: true,
  })
  const { stats } = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

try {
  await step('install packages', install)
  await check('types', types)
  await check('lint and format', () =>
    must('Run `npx biome check --write .` and mend the rest.', bin('biome'), ['check', '--error-on-warnings', '.']),
  )
  await check('boundaries', async () => {
    const violations = boundaryViolations()
    if (violations.length > 0) throw new StepError('See the table in docs/architecture.md.', violations.join('\n'))
  })
  await check('unused code', () => must('Delete what nothing uses, or say in knip.json why it stays.', bin('knip'), []))
  await buildAll()
  await suite('unit, component and server tests (SQLite and PostgreSQL)', jest)
  await suite('end-to-end tests in Chromium', playwright)
} catch (error) {
  total.failed += 1
  if (error instanceof StepError) console.error(`${error.output}\n${error.message}`)
  else fail(error)
} finally {
  rmSync(reports, { recursive: true, force: true })
  console.log(`${total.passed} passed, ${total.failed} failed`)
}
process.exitCode = total.failed === 0 ? 0 : 1

/**
 * `npm test [-- package …]`: everything, on a machine that has only Node and npm; of the packages that are named, their own
 * checks. Ends with `N passed, N failed` over all suites.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { boundaryViolations } from './boundaries.mjs'
import { buildAll } from './build.mjs'
import { install } from './install.mjs'
import { chosenFrom, readPackages } from './parts.mjs'
import { must, node, root, run, StepError, step } from './steps.mjs'
import { checkTypes } from './types.mjs'

// Node caches compiled sources, for all the servers that tests start.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')

/**
 * The first is that of processes that read files for the server (bounded-process.ts): behind other suites they would wait for
 * seconds. What comes behind gets less than half of it where both want a core.
 */
const priorities = { all: 10, behind: 14 }
setPriority(priorities.all)

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

/** Projects whose tests need what is built, and wait for databases, programs and pages. */
const waiting = ['server', 'bench']

/** @param {string} name of the report @param {readonly string[]} args @param {Parameters<typeof run>[2]} [options] */
async function jest(name, args, options) {
  const file = join(reports, `${name}.json`)
  const cli = join(root, 'node_modules/jest/bin/jest.js')
  const { output } = await run(node, [cli, '--json', `--outputFile=${file}`, ...args], options)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if (!report.success) console.error(output)
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites }
}

/** Tests that only compute take what the others leave of the cores while they wait: a third. */
const computingTests = () =>
  jest('computing', [`--maxWorkers=${cpus().length}`, '--ignoreProjects', ...waiting], {
    priority: priorities.behind,
  })

/** The server's tests start its programs as they were built. One worker more than there are cores, as they wait. */
const waitingTests = () =>
  jest('waiting', [`--maxWorkers=${cpus().length + 1}`, '--selectProjects', ...waiting], {
    env: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=built` },
    show: true,
  })

/** @param {readonly string[]} projects */
const testsOf = (projects) =>
  jest('chosen', [`--maxWorkers=${cpus().length + 1}`, '--projects', ...projects], { show: true })

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

/** @type {Promise<void> | null} */
let computed = null

try {
  const names = process.argv.slice(2)
  const packages = readPackages()
  const chosen = chosenFrom(packages, names)
  const all = names.length === 0
  const lint = ['check', '--error-on-warnings', ...(all ? ['.'] : names)]

  await step('install packages', install)
  const tested = names.filter((name) => existsSync(join(root, name, 'jest.config.mjs')))
  // The bench weighs what is built. Builds leave a core idle at times, which the checks take.
  const built = all || tested.includes('bench') ? buildAll() : null
  // It may fail before anybody waits for it.
  built?.catch(() => {})
  await check('types', () => checkTypes(chosen))
  await check('lint and format', () => must('Run `npx biome check --write .` and mend the rest.', bin('biome'), lint))
  await check('boundaries', async () => {
    const violations = boundaryViolations(packages, chosen)
    if (violations.length > 0)
      throw new StepError('See the tables of packages and floors in docs/architecture.md.', violations.join('\n'))
  })
  if (all)
    await check('unused code', () =>
      must('Delete what nothing uses, or say in knip.json why it stays.', bin('knip'), []),
    )
  // Not before: the compiler takes every core, and some tests write files beside their sources, which the checks would read.
  if (all) computed = suite('unit and component tests', computingTests)
  await built
  if (tested.length > 0) await suite(`tests of ${tested.join(', ')}`, () => testsOf(tested))
  if (all) {
    await suite('server tests (SQLite and PostgreSQL) and benches', waitingTests)
    // Walks wait ten seconds for what a page shows, and some of it is made by processes of a low priority.
    await computed
    await suite('end-to-end tests in Chromium', playwright)
  }
} catch (error) {
  total.failed += 1
  console.error(error instanceof StepError ? `${error.output}\n${error.message}` : error)
} finally {
  await computed
  rmSync(reports, { recursive: true, force: true })
  console.log(`${total.passed} passed, ${total.failed} failed`)
}
process.exitCode = total.failed === 0 ? 0 : 1

/**
 * `npm test [-- --all] [package or file …]`: on a machine that has only Node and npm. A named package limits it to the
 * checks of that package, a file of tests to its tests.
 * `--all` adds PostgreSQL for every test of the server, measurements and the rest of the walks: before a release. Ends with
 * `N passed, N failed` over all suites.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { boundaryViolations } from './boundaries.mjs'
import { buildAll } from './build.mjs'
import { install } from './install.mjs'
import { chosenFrom, readPackages } from './parts.mjs'
import { must, node, root, run, StepError, step } from './steps.mjs'
import { checkTypes } from './types.mjs'

// Node caches compiled sources, for all the servers that tests start.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')

// The priority of processes that read files for the server (bounded-process.ts): behind other suites they would wait for seconds.
setPriority(10)

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

/** Types, lint and boundaries of the chosen packages; `paths` are theirs. */
async function checkSources(packages, chosen, paths) {
  await check('types', () => checkTypes(chosen))
  await check('lint and format', () =>
    must('Run `npx biome check --write .` and mend the rest.', bin('biome'), [
      'check',
      '--error-on-warnings',
      ...paths,
    ]),
  )
  await check('boundaries', async () => {
    const violations = boundaryViolations(packages, chosen)
    if (violations.length > 0)
      throw new StepError('See the tables of packages and floors in docs/architecture.md.', violations.join('\n'))
  })
}

/** One more than there are cores: tests of the server wait for databases and for processes that they start. */
const jestWorkers = cpus().length + 1

/**
 * @param {readonly string[]} projects none are all of them: the server's tests then start its programs as they were built
 * @param {readonly string[]} files none are all files of the projects
 */
async function jest(projects, files = []) {
  const file = join(reports, 'jest.json')
  const cli = join(root, 'node_modules/jest/bin/jest.js')
  const chosen = projects.length === 0 ? [] : ['--projects', ...projects]
  const built =
    projects.length + files.length === 0 ? { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=built` } : {}
  await run(node, [cli, '--json', `--outputFile=${file}`, `--maxWorkers=${jestWorkers}`, ...chosen, ...files], {
    env: built,
    show: true,
  })
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites }
}

/** @param {readonly string[]} files none are all of them */
async function playwright(files = []) {
  const file = join(reports, 'playwright.json')
  const paths = files.map((name) => name.replace(/^e2e\//, ''))
  await run(node, [join(root, 'e2e/node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json', ...paths], {
    cwd: join(root, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    show: true,
  })
  const { stats } = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

try {
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  // Tests ask for it: each-database.ts, jest.mjs, playwright.config.ts.
  if (values.all) process.env.TEST_ALL = '1'
  const packages = readPackages()
  const tests = positionals.filter((name) => name.endsWith('.test.ts') || name.endsWith('.test.tsx'))
  const walks = positionals.filter((name) => name.endsWith('.spec.ts'))
  const names = positionals.filter((name) => !tests.includes(name) && !walks.includes(name))
  const chosen = chosenFrom(packages, names)
  const isWhole = positionals.length === 0

  await step('install packages', install)
  const tested = names.filter((name) => existsSync(join(root, name, 'jest.config.mjs')))
  // The bench weighs what is built. Builds leave a core idle at times, which the checks take.
  const built = isWhole || walks.length > 0 || tested.includes('bench') ? buildAll() : null
  // It may fail before anybody waits for it.
  built?.catch(() => {})
  if (isWhole || names.length > 0) await checkSources(packages, chosen, isWhole ? ['.'] : names)
  if (isWhole)
    await check('unused code', () =>
      must('Delete what nothing uses, or say in knip.json why it stays.', bin('knip'), []),
    )
  await built
  if (isWhole || tested.length + tests.length > 0)
    await suite('unit, component and server tests (SQLite and PostgreSQL)', () => jest(tested, tests))
  if (isWhole || walks.length > 0) await suite('end-to-end tests in Chromium', () => playwright(walks))
} catch (error) {
  total.failed += 1
  console.error(error instanceof StepError ? `${error.output}\n${error.message}` : error)
} finally {
  rmSync(reports, { recursive: true, force: true })
  console.log(`${total.passed} passed, ${total.failed} failed`)
}
process.exitCode = total.failed === 0 ? 0 : 1

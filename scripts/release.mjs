/**
 * `npm run release -- 1.0.0 [--untested]` checks that the tree is clean and that all tests pass. It writes the version and the
 * day into package.json and CHANGELOG.md, and keeps a backup that later versions have to restore. Then it tags the commit, and
 * makes the files of the release (`npm run pack`). It sends nothing anywhere.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { install } from './install.mjs'
import { fail, must, root, run, StepError, step } from './steps.mjs'

const git = (...args) => must(`git ${args[0]} failed.`, 'git', args)

/** Changes a file by a rule, which has to change it. */
function rewrite(file, rule, missing) {
  const before = readFileSync(join(root, file), 'utf8')
  const after = rule(before)
  if (after === before) throw new StepError(missing)
  writeFileSync(join(root, file), after)
}

async function checkTree(version) {
  if (!/^\d+\.\d+\.\d+(-rc\.\d+)?$/.test(version ?? ''))
    throw new StepError('Say a version: npm run release -- 1.0.0, or 1.0.0-rc.1 to try it.')
  const changed = await git('status', '--porcelain')
  if (changed !== '') throw new StepError('The tree is not clean: commit or put aside first.', changed)
  if ((await git('tag', '--list', `v${version}`)) !== '') throw new StepError(`There is a tag v${version} already.`)
}

/** A candidate leaves the heading open. */
function writeVersion(version) {
  const day = new Date().toISOString().slice(0, 10)
  const heading = `## [${version}] - unreleased`
  if (!version.includes('-'))
    rewrite(
      'CHANGELOG.md',
      (text) => text.replace(heading, `## [${version}] - ${day}`),
      `CHANGELOG.md has no heading "${heading}": say there what is new.`,
    )
  const rule = (text) => text.replace(/"version": "[^"]*"/, `"version": "${version}"`)
  rewrite('package.json', rule, `It is ${version} already.`)
}

try {
  const options = { untested: { type: 'boolean', default: false } }
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [version] = positionals
  await step('the tree is clean', () => checkTree(version))
  await step('install packages', install)
  if (values.untested) console.log('- tests left out, as --untested says')
  else if ((await run('npm', ['test', '--', '--all'], { show: true })).code !== 0) throw new StepError('Tests failed.')
  await step('known advisories', async () =>
    (await must('There are known advisories.', 'npm', ['run', '--silent', 'audit'])).trim(),
  )
  await step('version and changelog', async () => writeVersion(version))
  await step('backup for later versions', async () => {
    await must('The backup could not be made.', 'npm', ['run', '--silent', 'keep-backup'])
  })
  await step('commit and tag', async () => {
    await git('add', 'package.json', 'CHANGELOG.md', 'server/src/keeping/backup/released')
    await git('commit', '-m', `Release ${version}`)
    await git('tag', '-a', `v${version}`, '-m', `Potluck ${version}`)
  })
  // In a process of its own, which reads the new version.
  if ((await run('npm', ['run', '--silent', 'pack'], { show: true })).code !== 0)
    throw new StepError('The files could not be made.')
} catch (error) {
  fail(error)
}

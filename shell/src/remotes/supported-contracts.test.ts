import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { supportedContracts } from '@potluck/platform/contract'

test('what a release of the shell promises to remotes is what it does', () => {
  const { potluck } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8'))
  expect(potluck.shell.contracts).toEqual(supportedContracts)
})

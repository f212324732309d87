import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { supportedContracts } from '@potluck/platform/contract'

test('the release of the shell supports the contracts that it promises', () => {
  const { potluck } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8'))
  expect(potluck.shell.contracts).toEqual(supportedContracts)
})

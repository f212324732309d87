import { describeRemoteContract } from '@potluck/testing/remote-contract'
import { matchPath } from 'react-router-dom'
import remote from './remote.tsx'

describeRemoteContract(remote, { sources: __dirname })

test('an address of the import that names no format belongs to no screen', () => {
  const addresses = remote.routes.map(({ path }) => path)
  expect(addresses).toContain('settings/import/paprika')
  expect(addresses.some((path) => matchPath(`/${path}`, '/settings/import/nope'))).toBe(false)
})

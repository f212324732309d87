import { describeRemoteContract } from '@potluck/testing/remote-contract'
import remote from './remote.tsx'

describeRemoteContract(remote, {
  prefixes: ['settings'],
  sources: __dirname,
  params: { format: 'paprika' },
})

import { describeRemoteContract } from '@potluck/testing/remote-contract'
import remote from './remote.tsx'

describeRemoteContract(remote, { prefixes: ['people', 'messages'], sources: __dirname })

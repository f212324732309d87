import { describeRemoteContract } from '@potluck/testing/remote-contract'
import remote from './remote.tsx'

describeRemoteContract(remote, { sources: __dirname })

import { describeRemoteContract } from '@potluck/testing/remote-contract'
import remote from './remote.tsx'

describeRemoteContract(remote, { prefixes: ['list', 'labels', 'recipe', 'edit-recipe'], sources: __dirname })

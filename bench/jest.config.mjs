import { pure } from '@potluck/build/jest.mjs'

export default { ...pure, displayName: 'bench', testTimeout: 60_000 }

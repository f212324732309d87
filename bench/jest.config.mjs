import { pure } from '@potluck/build/jest.mjs'

export default { ...pure, testTimeout: 60_000 }

export { pure as default } from '@potluck/build/jest.mjs'

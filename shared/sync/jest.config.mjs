export { browser as default } from '@potluck/build/jest.mjs'

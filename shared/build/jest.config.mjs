export { pure as default } from './jest.mjs'

export { pure as default } from '../shared/build/jest.mjs'

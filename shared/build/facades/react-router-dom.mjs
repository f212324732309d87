export * from './react-router.mjs'

// Two cores may be busy with other suites: what is awaited gets longer than the second it has by default.
const { configure } = require('@testing-library/dom')

configure({ asyncUtilTimeout: 10_000 })
jest.setTimeout(30_000)

// Two cores may be busy with other suites: what is awaited gets longer than it has by default.
jest.setTimeout(30_000)

if (typeof window !== 'undefined') {
  require('@testing-library/jest-dom')
  require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 })
}

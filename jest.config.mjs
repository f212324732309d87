/** Every part's tests in one run; each part's own settings stay beside it. */
export default {
  projects: [
    '<rootDir>/shared/*/jest.config.mjs',
    '<rootDir>/shell',
    '<rootDir>/mfe-*/jest.config.mjs',
    '<rootDir>/server',
    '<rootDir>/deploy',
  ],
}

import { showStartFailure } from './remotes/start-failure.ts'

// The shared scope is filled before anything that uses it is evaluated.
import('./bootstrap.tsx').catch((error: unknown) => {
  showStartFailure(error, {
    root: document.body,
    confirm: (question) => window.confirm(question),
    reload: () => location.reload(),
  })
  throw error
})

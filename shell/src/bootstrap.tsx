import './without-eval.ts'
import './opening/opening.css'

import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { whenIdle } from './device/when-idle.ts'
import { addressOf } from './host/address-of.ts'
import { endOpening } from './opening/end-opening.ts'
import { startShell } from './start-shell.tsx'

const root = document.getElementById('root')
const mark = document.getElementById('opening')
if (!root || !mark) throw new Error('index.html has no #root or no #opening')

/** Time in which the first screen has the line for itself, milliseconds. */
const firstScreenMs = 3_000

const { shell, remotes, router, early } = await startShell()
const opened = endOpening(root, mark)
createRoot(root).render(<App shell={shell} remotes={remotes} router={router} />)

await opened
setTimeout(() => {
  whenIdle(() => {
    void import('./overlays/shell-keys.ts').then(({ followShellKeys }) => followShellKeys(shell))
    void import('./service-worker/start-worker.ts').then((worker) => worker.startWorker(shell, remotes.shellReplaced))
    void import('./opening/store-screens.ts').then(({ storeScreens }) =>
      storeScreens({
        root,
        address: () => addressOf(router.state.location),
        language: shell.host.language.get,
        questionsOf: early.questionsOf,
        mayStore: () => shell.host.session.get().loggedIn && !shell.unsaved.get(),
      }),
    )
  })
}, firstScreenMs)
